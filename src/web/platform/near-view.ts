/** Distance to the viewport, in pixels, within which an element counts as near. */
const margin = 600;

/**
 * Calls back once when the element is near the viewport and the browser is online, so that its code can be loaded.
 * Returns the function that cancels.
 */
export function onNearView(element: Element, callback: () => void): () => void {
  let near = false;
  const go = () => {
    if (!near || !navigator.onLine) return;
    stop();
    callback();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      near = entries.some((entry) => entry.isIntersecting);
      go();
    },
    { rootMargin: `${margin}px` },
  );
  const stop = () => {
    observer.disconnect();
    window.removeEventListener("online", go);
  };
  observer.observe(element);
  window.addEventListener("online", go);
  return stop;
}
