/** Calls back when the network comes back; gives the way to stop. */
export function onOnline(callback: () => void): () => void {
  window.addEventListener("online", callback);
  return () => window.removeEventListener("online", callback);
}
