import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { onZoomGestures, type ZoomActions } from "./zoom-gestures.ts";
import { moved, wholeView, type ZoomFrame, zoomed } from "./zoom-view.ts";
import "./zoom.css";

/** A pane's zoom, for its buttons and for whoever changes what it shows. */
export interface Zoom extends ZoomActions {
  pane: RefObject<HTMLElement | null>;
  subscribe: (listener: () => void) => () => void;
}

/** How much one press of a button zooms. */
const buttonFactor = 1.6;

/** The pane's size, and its content's when it is seen whole. */
function frameOf(pane: HTMLElement, scale: number, most: number): ZoomFrame {
  const content = pane.firstElementChild as HTMLElement;
  return {
    width: pane.clientWidth,
    height: pane.clientHeight,
    wholeWidth: content.offsetWidth / scale,
    wholeHeight: content.offsetHeight / scale,
    most,
  };
}

/**
 * The zoom of one pane, up to `most` times the whole. It lives outside of React's state: a gesture changes custom properties
 * of the pane and renders nothing anew. `--zoom` tells content how large it is seen.
 */
export function useZoom(most = 6): Zoom {
  const pane = useRef<HTMLElement>(null);
  return useMemo(() => {
    let view = wholeView;
    const listeners = new Set<() => void>();
    const show = (change: (element: HTMLElement) => typeof view) => {
      const element = pane.current;
      if (!element) return;
      const before = view;
      view = change(element);
      const { style } = element;
      // Its height is kept while what is in it grows.
      if (before.scale === 1 && view.scale > 1)
        style.setProperty("--pane-height", `${element.getBoundingClientRect().height}px`);
      element.toggleAttribute("data-zoomed", view.scale > 1);
      style.setProperty("--zoom", view.scale.toFixed(4));
      style.setProperty("--pan-x", `${view.x.toFixed(1)}px`);
      style.setProperty("--pan-y", `${view.y.toFixed(1)}px`);
      if (before.scale !== view.scale) for (const listener of listeners) listener();
    };
    const middle = ({ clientWidth, clientHeight }: HTMLElement) => ({ x: clientWidth / 2, y: clientHeight / 2 });
    return {
      pane,
      most,
      scale: () => view.scale,
      zoomBy: (factor, at) =>
        show((element) => zoomed(view, factor, at ?? middle(element), frameOf(element, view.scale, most))),
      moveBy: (dx, dy) => show((element) => moved(view, dx, dy, frameOf(element, view.scale, most))),
      reset: () => show(() => wholeView),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }, [most]);
}

interface ZoomPaneProps {
  zoom: Zoom;
  /** What is in it, for a screen reader. */
  label: string;
  /** One element that is as wide as the pane and takes its height from its width. */
  children: ReactNode;
  className?: string;
}

/**
 * A pane whose content, not the page, zooms and moves: two fingers, double tap or click, drag, wheel, + − 0 and arrows.
 * Seen whole it leaves the page's own scrolling alone.
 */
export function ZoomPane({ zoom, label, children, className }: ZoomPaneProps) {
  useEffect(() => {
    const pane = zoom.pane.current;
    if (!pane) return;
    // It takes the focus for its keys, once they do something.
    pane.tabIndex = 0;
    const stop = onZoomGestures(pane, zoom);
    let width = pane.clientWidth;
    const observer = new ResizeObserver(() => {
      if (pane.clientWidth !== width) zoom.reset();
      width = pane.clientWidth;
    });
    observer.observe(pane);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [zoom]);
  return (
    <section
      aria-keyshortcuts="+ - 0"
      aria-label={label}
      className={classNames("zoom-pane", className)}
      ref={zoom.pane}
    >
      <div className="zoom-content">{children}</div>
    </section>
  );
}

interface ZoomButtonsProps {
  zoom: Zoom;
  labels: { in: string; out: string; reset: string };
}

/** Larger, smaller, whole; what has no effect now is dimmed but keeps the focus. */
export function ZoomButtons({ zoom, labels }: ZoomButtonsProps) {
  const scale = useSyncExternalStore(zoom.subscribe, zoom.scale, () => 1);
  const button = (label: string, off: boolean, act: () => void) => (
    <Button aria-disabled={off || undefined} onClick={off ? undefined : act} small variant="plain">
      {label}
    </Button>
  );
  return (
    <>
      {button(labels.in, scale >= zoom.most, () => zoom.zoomBy(buttonFactor))}
      {button(labels.out, scale <= 1, () => zoom.zoomBy(1 / buttonFactor))}
      {button(labels.reset, scale <= 1, zoom.reset)}
    </>
  );
}
