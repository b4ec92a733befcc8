import { mapZh } from "#texts/search/map.zh.ts";
import styles from "./amap.module.css";

/** Buttons that zoom a map: AMap's own are images that a keyboard does not reach. */
export interface ZoomButtons {
  /** Disables the button that has no further level. */
  update: (state: { canZoomIn: boolean; canZoomOut: boolean }) => void;
  remove: () => void;
}

/** Adds zoom buttons to an element. */
export function addZoomButtons(element: HTMLElement, zoomIn: () => void, zoomOut: () => void): ZoomButtons {
  const createButton = (text: string, title: string, onclick: () => void) =>
    Object.assign(document.createElement("button"), { type: "button", textContent: text, title, onclick });
  const [larger, smaller] = [createButton("+", mapZh.zoomIn, zoomIn), createButton("−", mapZh.zoomOut, zoomOut)];
  for (const button of [larger, smaller]) button.setAttribute("aria-label", button.title);
  const frame = Object.assign(document.createElement("div"), { className: styles.zoom });
  frame.append(larger, smaller);
  element.append(frame);
  return {
    update: ({ canZoomIn, canZoomOut }) => {
      larger.disabled = !canZoomIn;
      smaller.disabled = !canZoomOut;
    },
    remove: () => frame.remove(),
  };
}
