/** The zoom operations that gestures trigger; positions are pixels from the pane's top left corner. */
export interface ZoomActions {
  scale: () => number;
  maxScale: number;
  zoomBy: (factor: number, at?: { x: number; y: number }) => void;
  moveBy: (dx: number, dy: number) => void;
  reset: () => void;
}
