/** Functions that are called back with each value that is announced. */
export interface Listeners<T> {
  /** Adds a listener; returns the function that removes it. */
  add: (listener: (value: T) => void) => () => void;
  emit: (value: T) => void;
}

/** Creates an empty set of listeners. */
export function createListeners<T = void>(): Listeners<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (value) => {
      for (const listener of listeners) listener(value);
    },
  };
}
