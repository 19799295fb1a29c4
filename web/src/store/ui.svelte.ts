/** Which dialog of the page is open, and whether the command line is. */
class Ui {
  open = $state("");
  command = $state(false);
}

export const ui = new Ui();
