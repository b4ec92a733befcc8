import { type RefObject, useEffect, useRef } from "react";

/** Returns the ref of a line that is swiped: its current child is in the middle, as far as the line allows. */
export function useCentredChild<T extends HTMLElement>(index: number): RefObject<T | null> {
  const line = useRef<T>(null);
  useEffect(() => {
    const element = line.current;
    const child = element?.children[index] as HTMLElement | undefined;
    if (element && child) element.scrollLeft = child.offsetLeft - (element.clientWidth - child.clientWidth) / 2;
  }, [index]);
  return line;
}
