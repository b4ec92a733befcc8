import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Returns a ref and its element's width in pixels, updated on resize; `first` until it is measured. */
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
