/** Milliseconds after which a page that is never idle counts as idle. */
const idleTimeoutMs = 4000;

/** Calls back when the page is loaded and has nothing to do. */
export function whenIdle(callback: () => void): void {
  const wait = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(callback, { timeout: idleTimeoutMs })
      : setTimeout(callback, idleTimeoutMs / 2);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
