import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The width of an element in pixels, followed; `first` until it was measured. */
export function useWidth(first: number): [RefObject<HTMLElement | null>, number] {
  const element = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const follow = () => frame.clientWidth > 0 && setWidth(frame.clientWidth);
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
