/** Distance to the viewport, in pixels, within which an element counts as near. */
const margin = 600;

/**
 * Calls back once when the element is near the viewport and the browser is online, so that its code can be loaded.
 * Returns the function that cancels.
 */
export function whenNearAndOnline(element: Element, callback: () => void): () => void {
  let near = false;
  const callBackIfReady = () => {
    if (!near || !navigator.onLine) return;
    stop();
    callback();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      near = entries.some((entry) => entry.isIntersecting);
      callBackIfReady();
    },
    { rootMargin: `${margin}px` },
  );
  const stop = () => {
    observer.disconnect();
    window.removeEventListener("online", callBackIfReady);
  };
  observer.observe(element);
  window.addEventListener("online", callBackIfReady);
  return stop;
}
