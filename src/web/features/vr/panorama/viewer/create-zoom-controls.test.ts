import { expect, test, vi } from "vitest";
import { createZoomControls } from "./create-zoom-controls.ts";

/** Creates controls over a viewer at a zoom level, with the calls that it receives. */
function setUp({ level = 50, isMotionReduced = false, isGyroscopeOn = false } = {}) {
  const [zoom, animate] = [vi.fn(), vi.fn(() => new Promise<boolean>(() => undefined))];
  type Controlled = Parameters<typeof createZoomControls>[0];
  const viewer = { zoom, animate, getZoomLevel: () => level } as unknown as Controlled;
  const controls = createZoomControls(viewer, { isMotionReduced, isGyroscopeOn: () => isGyroscopeOn });
  return { controls, zoom, animate };
}

test("adds up the steps of an animated zoom, up to the limit", () => {
  const { controls, animate } = setUp({ level: 75 });
  controls.zoom(1);
  controls.zoom(1);
  expect(animate.mock.calls).toEqual([
    [{ zoom: 90, speed: 200, easing: "outQuad" }],
    [{ zoom: 100, speed: 200, easing: "outQuad" }],
  ]);
});

test.each([{ isMotionReduced: true }, { isGyroscopeOn: true }])("zooms without animation with %o", (options) => {
  const { controls, zoom, animate } = setUp(options);
  controls.zoom(-1);
  expect(zoom).toHaveBeenCalledExactlyOnceWith(35);
  expect(animate).not.toHaveBeenCalled();
});

test("zooms with the fingers' distance and by levels of the wheel", () => {
  const { controls, zoom } = setUp({ level: 20 });
  controls.scale(2);
  controls.scale(0.5);
  controls.zoomBy(-7);
  expect(zoom.mock.calls).toEqual([[80], [-40], [13]]);
});
