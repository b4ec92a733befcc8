import { type PointerEvent, useRef } from "react";
import { getSwipeDirection } from "../../platform/device/get-swipe-direction.ts";

interface SwipeOptions {
  /** Returns whether a finger swipes between pictures, and does not pan a zoomed one. */
  canSwipe: () => boolean;
  /** Whether there is no picture beyond that side: the drag is damped there. */
  ends: { left: boolean; right: boolean };
  onSwipe: (direction: NonNullable<ReturnType<typeof getSwipeDirection>>) => void;
}

/** Share of the finger's movement that the first and the last picture follow. */
const endDamping = 0.3;

/**
 * Returns pointer handlers for a stage: its content follows a finger by `--drag`, and a swipe (specification,
 * section 9) calls `onSwipe`. A second finger makes it a pinch, which is ignored.
 */
export function useSwipe({ canSwipe, ends, onSwipe }: SwipeOptions) {
  const start = useRef<{ id: number; x: number; y: number; at: number }>(undefined);
  const drag = (stage: HTMLElement, pixels: number) => {
    const offset = (pixels > 0 && ends.left) || (pixels < 0 && ends.right) ? pixels * endDamping : pixels;
    stage.style.setProperty("--drag", `${offset}px`);
    stage.toggleAttribute("data-dragged", pixels !== 0);
  };
  const getMovement = (event: PointerEvent) => {
    const { x, y, at } = start.current!;
    return { dx: event.clientX - x, dy: event.clientY - y, ms: event.timeStamp - at };
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (start.current?.id !== event.pointerId) return;
    const direction = event.type === "pointerup" ? getSwipeDirection(getMovement(event)) : undefined;
    start.current = undefined;
    drag(event.currentTarget, 0);
    if (direction) onSwipe(direction);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const second = start.current !== undefined;
      start.current = undefined;
      if (second) return drag(event.currentTarget, 0);
      if (event.pointerType === "mouse" || !event.isPrimary || !canSwipe()) return;
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.id === event.pointerId) drag(event.currentTarget, getMovement(event).dx);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
