/** Calls back when the page is left or hidden, the last moment to save state; returns the function that stops it. */
export function onPageLeave(callback: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === "hidden") callback();
  };
  window.addEventListener("pagehide", callback);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    window.removeEventListener("pagehide", callback);
    document.removeEventListener("visibilitychange", hidden);
  };
}
