import { useCallback, useEffect, useRef } from "react";

/** Returns a function that calls the latest `listener` once `pauseMs` have passed without another call; none after unmount. */
export function useDebounced<Values extends unknown[]>(listener: (...values: Values) => void, pauseMs: number) {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (...values: Values) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(...values), pauseMs);
    },
    [pauseMs],
  );
}
