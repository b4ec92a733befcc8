import { expect, test, vi } from "vitest";
import { createDirectionControls } from "./create-direction-controls.ts";

const size = { width: 800, height: 600 };
const radiansPerPixel = (2 * Math.tan(Math.PI / 6)) / size.height;

/** Creates controls over a viewer of 600 pixels and 60 degrees, with the calls that it receives. */
function setUp({ isMotionReduced = false, yaw = 0, pitch = 0 } = {}) {
  const turn = Promise.withResolvers<boolean>();
  const [rotate, animate, stopGyroscope] = [vi.fn(), vi.fn(() => turn.promise), vi.fn()];
  const viewer = {
    animate,
    rotate,
    getPosition: () => ({ yaw, pitch }),
    getSize: () => size,
    getZoomLevel: () => 50,
    dataHelper: { zoomLevelToFov: () => 60 },
  };
  type Controlled = Parameters<typeof createDirectionControls>[0];
  const controls = createDirectionControls(viewer as unknown as Controlled, { isMotionReduced, stopGyroscope });
  return { controls, animate, rotate, stopGyroscope, finishTurn: () => turn.resolve(true) };
}

test("returns the direction with the yaw within half a turn", () => {
  expect(setUp({ yaw: 1.5 * Math.PI, pitch: 0.2 }).controls.look()).toEqual({ yaw: -Math.PI / 2, pitch: 0.2 });
});

test("drags the picture along with the pointer", () => {
  const { controls, rotate } = setUp({ yaw: 0.5 });
  controls.drag(100, 30);
  expect(rotate).toHaveBeenCalledExactlyOnceWith({
    yaw: expect.closeTo(0.5 - 100 * radiansPerPixel, 9),
    pitch: expect.closeTo(30 * radiansPerPixel, 9),
  });
});

test("stops the gyroscope and animates a turn, at most to the zenith", () => {
  const { controls, animate, stopGyroscope } = setUp();
  controls.turnToDirection({ yaw: 1, pitch: 9 });
  expect(stopGyroscope).toHaveBeenCalledOnce();
  expect(animate).toHaveBeenCalledExactlyOnceWith({ yaw: 1, pitch: Math.PI / 2, speed: 200, easing: "outQuad" });
});

test("adds up the steps of turns until one ends", async () => {
  const { controls, animate, finishTurn } = setUp();
  controls.turn(0.25, 0);
  controls.turn(0.25, 0.5);
  expect(animate).toHaveBeenLastCalledWith(expect.objectContaining({ yaw: 0.5, pitch: 0.5 }));
  finishTurn();
  await Promise.resolve();
  controls.turn(0.25, 0);
  expect(animate).toHaveBeenLastCalledWith(expect.objectContaining({ yaw: 0.25, pitch: 0 }));
});

test("glides on after a fast release only", () => {
  const { controls, animate } = setUp();
  controls.glide(0.1, 0.1);
  expect(animate).not.toHaveBeenCalled();
  controls.glide(1, 0);
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ yaw: expect.closeTo(-150 * radiansPerPixel, 9), speed: 300 }),
  );
});

test("with reduced motion turns at once and never glides", () => {
  const { controls, animate, rotate } = setUp({ isMotionReduced: true });
  controls.turn(0.25, 0);
  controls.glide(1, 0);
  expect(rotate).toHaveBeenCalledExactlyOnceWith({ yaw: 0.25, pitch: 0 });
  expect(animate).not.toHaveBeenCalled();
});
