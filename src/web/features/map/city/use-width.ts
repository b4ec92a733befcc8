import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Returns a ref and its element's width in pixels, updated on resize; `first` until it is measured. */
export function useWidth(initial: number): [RefObject<HTMLElement | null>, number] {
  const element = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const update = () => frame.clientWidth > 0 && setWidth(frame.clientWidth);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
