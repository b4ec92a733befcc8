/**
 * Calls back before the next frame is painted. For what reads the layout: in React's commit it would wait for a layout that the frame
 * computes anyway. Returns the function that cancels.
 */
export function beforePaint(callback: () => void): () => void {
  const frame = requestAnimationFrame(callback);
  return () => cancelAnimationFrame(frame);
}

/** Calls back once the next frame is painted, or soon where the tab is hidden and paints nothing. Returns the function that cancels. */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(callback);
  };
  const frame = document.hidden ? void wait() : requestAnimationFrame(wait);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
