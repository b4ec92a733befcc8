/**
 * Returns the function that loads what a function loads, once: what is loaded is there without a task of the browser, which even an
 * import of a loaded module waits for. A call after a failure tries again.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
