/** Calls back whenever the network comes back; returns the function that stops it. */
export function onOnline(callback: () => void): () => void {
  window.addEventListener("online", callback);
  return () => window.removeEventListener("online", callback);
}
