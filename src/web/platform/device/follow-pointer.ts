interface PointerFollower {
  /** Called with the pointer's height in the window, pixels. */
  onMove: (y: number) => void;
  /** Cancelled by Escape or by the browser. */
  onEnd: (isCancelled: boolean) => void;
}

/** Follows a pressed pointer wherever it goes: what it pressed may be moved in the document meanwhile. */
export function followPointer({ pointerId }: globalThis.PointerEvent, { onMove, onEnd }: PointerFollower): void {
  const ends = new AbortController();
  const end = (isCancelled: boolean) => {
    ends.abort();
    onEnd(isCancelled);
  };
  const { signal } = ends;
  const isOwn = (event: globalThis.PointerEvent) => event.pointerId === pointerId;
  window.addEventListener("pointermove", (event) => isOwn(event) && onMove(event.clientY), { signal });
  window.addEventListener("pointerup", (event) => isOwn(event) && end(false), { signal });
  window.addEventListener("pointercancel", (event) => isOwn(event) && end(true), { signal });
  window.addEventListener("keydown", (event) => event.key === "Escape" && end(true), { signal });
}
