import { expect, test, vi } from "vitest";
import { createPointerHandlers } from "./create-pointer-handlers.ts";

/** Creates the handlers of a pane at (10, 20) at a scale, and a function that sends one an event. */
function setUp(scale = 1) {
  const actions = { scale: () => scale, maxScale: 6, zoomBy: vi.fn(), moveBy: vi.fn(), reset: vi.fn() };
  const setPointerCapture = vi.fn();
  const pane = { getBoundingClientRect: () => ({ left: 10, top: 20 }), setPointerCapture } as unknown as HTMLElement;
  const handlers = createPointerHandlers(pane, actions);
  const send = (type: keyof typeof handlers, x: number, y: number, more: Partial<PointerEvent> = {}) =>
    handlers[type]({
      type,
      pointerId: 1,
      pointerType: "touch",
      button: 0,
      timeStamp: 0,
      clientX: x + 10,
      clientY: y + 20,
      ...more,
    } as PointerEvent);
  return { ...actions, setPointerCapture, send };
}

test("zooms by the distance of two fingers and follows their midpoint", () => {
  const { send, zoomBy, moveBy } = setUp();
  send("pointerdown", 100, 100);
  send("pointerdown", 200, 100, { pointerId: 2 });
  send("pointermove", 300, 100, { pointerId: 2 });
  expect(zoomBy).toHaveBeenCalledExactlyOnceWith(2, { x: 200, y: 100 });
  expect(moveBy).toHaveBeenCalledExactlyOnceWith(50, 0);
});

test("pans with one finger while zoomed in only", () => {
  const [unzoomed, zoomed] = [setUp(1), setUp(2)];
  for (const { send } of [unzoomed, zoomed]) {
    send("pointerdown", 100, 100);
    send("pointermove", 90, 130);
  }
  expect(unzoomed.moveBy).not.toHaveBeenCalled();
  expect(zoomed.moveBy).toHaveBeenCalledExactlyOnceWith(-10, 30);
});

test("zooms in by a double tap, and out again when zoomed", () => {
  const [unzoomed, zoomed] = [setUp(1), setUp(2)];
  for (const { send } of [unzoomed, zoomed]) {
    for (const timeStamp of [0, 100]) {
      send("pointerdown", 50, 60, { timeStamp });
      send("pointerup", 50, 60, { timeStamp: timeStamp + 40 });
    }
  }
  expect(unzoomed.zoomBy).toHaveBeenCalledExactlyOnceWith(2.5, expect.objectContaining({ x: 50, y: 60 }));
  expect(zoomed.reset).toHaveBeenCalledOnce();
});

test("zooms by a double click of the mouse, not by the click events of a double tap", () => {
  const { send, zoomBy } = setUp();
  send("pointerdown", 50, 60);
  send("dblclick", 50, 60);
  expect(zoomBy).not.toHaveBeenCalled();
  send("pointerdown", 50, 60, { pointerType: "mouse" });
  send("dblclick", 50, 60);
  expect(zoomBy).toHaveBeenCalledExactlyOnceWith(2.5, { x: 50, y: 60 });
});

test("captures the mouse for a drag while zoomed in and ignores its other buttons", () => {
  const { send, setPointerCapture, moveBy } = setUp(2);
  send("pointerdown", 50, 60, { pointerType: "mouse", button: 2 });
  send("pointermove", 60, 60, { pointerType: "mouse" });
  expect(moveBy).not.toHaveBeenCalled();
  send("pointerdown", 50, 60, { pointerType: "mouse" });
  expect(setPointerCapture).toHaveBeenCalledExactlyOnceWith(1);
});
