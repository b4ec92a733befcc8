import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { Button } from "../forms/button.tsx";
import { classNames } from "../text/class-names.ts";
import { bindZoomGestures } from "./bind-zoom-gestures.ts";
import type { ZoomActions } from "./zoom-actions.ts";
import { panBy, initialView, type ZoomFrame, zoomAt } from "./zoom-view.ts";
import styles from "./zoom-pane.module.css";

/** The zoom of a pane, for its buttons and for code that changes its content. */
export interface Zoom extends ZoomActions {
  pane: RefObject<HTMLElement | null>;
  subscribe: (listener: () => void) => () => void;
}

/** Zoom factor of one press of a button. */
const buttonFactor = 1.6;

/** Returns the size of the pane, and of its content at scale 1. */
function measureFrame(pane: HTMLElement, scale: number, maxScale: number): ZoomFrame {
  const content = pane.firstElementChild as HTMLElement;
  return {
    width: pane.clientWidth,
    height: pane.clientHeight,
    contentWidth: content.offsetWidth / scale,
    contentHeight: content.offsetHeight / scale,
    maxScale,
  };
}

/**
 * Returns the zoom of one pane, up to scale `maxScale`. It is stored outside React state: gestures set custom properties of
 * the pane without a new render. `--zoom` gives the content its scale.
 */
export function useZoom(maxScale = 6): Zoom {
  const pane = useRef<HTMLElement>(null);
  return useMemo(() => {
    let view = initialView;
    const listeners = new Set<() => void>();
    const show = (change: (element: HTMLElement) => typeof view) => {
      const element = pane.current;
      if (!element) return;
      const before = view;
      view = change(element);
      const { style } = element;
      // Fixes the pane's height while its content grows.
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
      maxScale,
      scale: () => view.scale,
      zoomBy: (factor, at) =>
        show((element) => zoomAt(view, factor, at ?? middle(element), measureFrame(element, view.scale, maxScale))),
      moveBy: (dx, dy) => show((element) => panBy(view, dx, dy, measureFrame(element, view.scale, maxScale))),
      reset: () => show(() => initialView),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }, [maxScale]);
}

interface ZoomPaneProps {
  zoom: Zoom;
  /** Description of the content for screen readers. */
  label: string;
  /** One element, as wide as the pane, with a height derived from its width. */
  children: ReactNode;
  className?: string;
}

/**
 * A pane whose content zooms and pans: pinch, double tap or click, drag, wheel, + − 0 and arrows.
 * At scale 1 it does not interfere with page scrolling.
 */
export function ZoomPane({ zoom, label, children, className }: ZoomPaneProps) {
  useEffect(() => {
    const pane = zoom.pane.current;
    if (!pane) return;
    // Focusable only once hydrated, when its keys work.
    pane.tabIndex = 0;
    const stop = bindZoomGestures(pane, zoom);
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
      className={classNames(styles.pane, className)}
      ref={zoom.pane}
    >
      <div className={styles.content}>{children}</div>
    </section>
  );
}

interface ZoomButtonsProps {
  zoom: Zoom;
  labels: { in: string; out: string; reset: string };
}

/** Buttons to zoom in, out and reset; one without effect is dimmed but stays focusable. */
export function ZoomButtons({ zoom, labels }: ZoomButtonsProps) {
  const scale = useSyncExternalStore(zoom.subscribe, zoom.scale, () => 1);
  const button = (label: string, off: boolean, act: () => void) => (
    <Button aria-disabled={off || undefined} onClick={off ? undefined : act} small variant="plain">
      {label}
    </Button>
  );
  return (
    <>
      {button(labels.in, scale >= zoom.maxScale, () => zoom.zoomBy(buttonFactor))}
      {button(labels.out, scale <= 1, () => zoom.zoomBy(1 / buttonFactor))}
      {button(labels.reset, scale <= 1, zoom.reset)}
    </>
  );
}
