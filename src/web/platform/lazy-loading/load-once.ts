/**
 * Wraps a loading function so that it loads only once. Later calls get the same promise: even an import of a loaded module would wait
 * for another task of the browser. A call after a failure tries again.
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
