import { type PointerEvent, useRef } from "react";
import { swipeOf } from "../../platform/swipe.ts";

interface StrokeOptions {
  /** Returns whether a finger swipes between pictures, and does not pan a zoomed one. */
  free: () => boolean;
  /** Whether there is no picture beyond that side: the drag is damped there. */
  ends: { left: boolean; right: boolean };
  onSwipe: (direction: NonNullable<ReturnType<typeof swipeOf>>) => void;
}

/** Share of the finger's movement that the first and the last picture follow. */
const atTheEnd = 0.3;

/**
 * Returns pointer handlers for a stage: its content follows a finger by `--drag`, and a swipe (specification,
 * section 9) calls `onSwipe`. A second finger makes it a pinch, which is ignored.
 */
export function useStroke({ free, ends, onSwipe }: StrokeOptions) {
  const from = useRef<{ id: number; x: number; y: number; at: number }>(undefined);
  const drag = (stage: HTMLElement, pixels: number) => {
    const held = (pixels > 0 && ends.left) || (pixels < 0 && ends.right) ? pixels * atTheEnd : pixels;
    stage.style.setProperty("--drag", `${held}px`);
    stage.classList.toggle("dragged", pixels !== 0);
  };
  const stroke = (event: PointerEvent) => {
    const { x, y, at } = from.current!;
    return { dx: event.clientX - x, dy: event.clientY - y, ms: event.timeStamp - at };
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (from.current?.id !== event.pointerId) return;
    const direction = event.type === "pointerup" ? swipeOf(stroke(event)) : undefined;
    from.current = undefined;
    drag(event.currentTarget, 0);
    if (direction) onSwipe(direction);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const second = from.current !== undefined;
      from.current = undefined;
      if (second) return drag(event.currentTarget, 0);
      if (event.pointerType === "mouse" || !event.isPrimary || !free()) return;
      from.current = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current?.id === event.pointerId) drag(event.currentTarget, stroke(event).dx);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
