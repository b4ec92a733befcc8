/** Pixels before an element comes into view at which it counts as near. */
const margin = 600;

/**
 * Calls back once when the element is near the view and there is a network to load its code by; gives the way to stop.
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
