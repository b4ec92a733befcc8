import { expect, test, vi } from "vitest";
import type { VrScene } from "#domain/picture/picture.ts";
import type { Panorama } from "./panorama.ts";
import { showScene, type SceneRequest } from "./show-scene.ts";

const view = { yaw: 0.3, pitch: -0.1 };
const createScene = (id: string) =>
  ({ id, spaceId: id, view, panorama: { hash: "0".repeat(20), width: 4096, height: 2048 } }) as VrScene;
const createPicture = (width: number) => ({ width }) as HTMLImageElement;

/** Creates a request for a scene in an empty slot; everything loads and opens. */
function createRequest(changes: Partial<Pick<SceneRequest, "limits" | "signal">> = {}) {
  const show = vi.fn(async () => undefined);
  const panorama = { show, look: () => ({ yaw: 0, pitch: 0 }) } as unknown as Panorama;
  const request = {
    scene: createScene("a"),
    entry: "entry",
    slot: {} as SceneRequest["slot"],
    limits: { textureWidth: 8192, saveData: false },
    signal: new AbortController().signal,
    load: vi.fn(async (width: number) => createPicture(width)),
    open: vi.fn(async (): Promise<Panorama | undefined> => panorama),
    onState: vi.fn(),
    ...changes,
  };
  return { request, show, panorama };
}

test("opens a viewer with the small picture, then shows the finer one", async () => {
  const { request, show, panorama } = createRequest();
  await showScene(request);
  expect(request.open).toHaveBeenCalledExactlyOnceWith(view);
  expect(show.mock.calls).toEqual([
    [createPicture(2048), { to: view, fade: false }],
    [createPicture(4096), { fade: false }],
  ]);
  expect(request.onState.mock.calls).toEqual([["ready"]]);
  expect(request.slot).toEqual({ panorama, shown: { scene: request.scene, entry: "entry", width: 4096 } });
});

test("shows another scene in the same viewer with a fade", async () => {
  const { request, show, panorama } = createRequest();
  request.slot = { panorama, shown: { scene: createScene("b"), entry: "before", width: 4096 } };
  await showScene(request);
  expect(request.open).not.toHaveBeenCalled();
  expect(show).toHaveBeenNthCalledWith(1, createPicture(2048), { to: view, fade: true });
});

test("loads only the widths that the same scene lacks", async () => {
  const { request, panorama } = createRequest();
  request.slot = { panorama, shown: { scene: request.scene, entry: "before", width: 2048 } };
  await showScene(request);
  expect(request.load.mock.calls).toEqual([[4096]]);
});

test("keeps the small picture with data saving and where a finer one cannot be loaded", async () => {
  const saving = createRequest({ limits: { textureWidth: 8192, saveData: true } });
  await showScene(saving.request);
  expect(saving.show).toHaveBeenCalledOnce();
  const failing = createRequest();
  failing.request.load.mockImplementation(async (width) => {
    if (width > 2048) throw new Error("gone");
    return createPicture(width);
  });
  await showScene(failing.request);
  expect(failing.show).toHaveBeenCalledOnce();
  expect(failing.request.onState.mock.calls).toEqual([["ready"]]);
});

test("reports a device that cannot show panoramas as flat", async () => {
  const { request, show } = createRequest();
  request.open.mockRejectedValue(new Error("no graphics"));
  await showScene(request);
  expect(request.onState.mock.calls).toEqual([["flat"]]);
  expect(show).not.toHaveBeenCalled();
});

test("rejects where the small picture cannot be loaded", async () => {
  const { request } = createRequest();
  request.load.mockRejectedValue(new Error("gone"));
  await expect(showScene(request)).rejects.toThrow("gone");
  expect(request.onState).not.toHaveBeenCalled();
});

test("reports nothing after an abort", async () => {
  const stop = new AbortController();
  const { request, show } = createRequest({ signal: stop.signal });
  const shown = showScene(request);
  stop.abort();
  await shown;
  expect(show).not.toHaveBeenCalled();
  expect(request.onState).not.toHaveBeenCalled();
});
