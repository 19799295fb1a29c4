/** Which dialog of the page is open. */
class Ui {
  open = $state("");
}

export const ui = new Ui();
