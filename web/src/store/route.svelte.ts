/** Where in the program one is: the path of the address. The part behind # belongs to the page that reads it. */

class Route {
  path = $state(location.pathname);
  query = $state(location.search);
  /** Whether one has come here from another page of the program. */
  moved = false;
}

export const route = new Route();

function read(): void {
  route.path = location.pathname;
  route.query = location.search;
  route.moved = true;
}

addEventListener("popstate", read);

/** Follows a link inside the program without loading the page anew; other buttons and keys do what they always do. */
export function go(event: MouseEvent | null, path: string): void {
  if (event && (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)) return;
  event?.preventDefault();
  const fixture = import.meta.env.DEV ? /#fixture=\w+/.exec(location.hash)?.[0] : undefined;
  history.pushState(null, "", path + (fixture && !path.includes("#") ? fixture : ""));
  read();
  scrollTo(0, 0);
}
