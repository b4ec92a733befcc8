/** Calls back when the page is left or put away, the last moment in which state can be kept; gives the way to stop. */
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
