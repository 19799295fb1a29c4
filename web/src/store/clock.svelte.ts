/** The second hand of the page; ticks only while somebody looks. */
class Clock {
  now = $state(Date.now());
}

export const clock = new Clock();

setInterval(() => {
  if (!document.hidden) clock.now = Date.now();
}, 1000);
