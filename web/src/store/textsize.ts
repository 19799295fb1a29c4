/** Tells the style sheet when somebody's letters are large, so that panels come below each other instead of beside. */
const BIG = 22;

export function watchTextSize(): void {
  const probe = document.createElement("div");
  probe.style.cssText = "position:fixed;visibility:hidden;width:1rem;height:0;pointer-events:none";
  document.body.append(probe);
  const look = (): void => {
    const big = probe.offsetWidth >= BIG;
    document.documentElement.dataset.text = big ? "big" : "usual";
    if (big) void import("../styles/big.css");
  };
  new ResizeObserver(look).observe(probe);
  look();
}
