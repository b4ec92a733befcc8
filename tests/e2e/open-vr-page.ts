import { expect } from "vitest";
import { waitForHydration, type BrowserSession, openBrowser, type Width } from "./open-browser.ts";
import { drawTestPanorama } from "./vr-venue.ts";

/** Chromium flags for software rendering, and for no 3D graphics at all. */
const softwareGraphics = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const noGraphics = ["--disable-gpu", "--disable-3d-apis"];

const drawnPictures = new Map<string, Promise<Buffer>>();
const getPicture = (index: string, width: string): Promise<Buffer> => {
  const key = `${index}-${width}`;
  const cached = drawnPictures.get(key) ?? drawTestPanorama(Number(index), Number(width));
  drawnPictures.set(key, cached);
  return cached;
};

interface View {
  yaw: number;
  pitch: number;
  zoom: number;
}

export interface VrSession extends BrowserSession {
  /** Picture paths in the order of the requests. */
  requested: string[];
  /** While `now` is true, picture requests are answered with 404. */
  failing: { now: boolean };
  /** Opens a path and waits until the viewer shows a scene. */
  openScene: (path: string) => Promise<void>;
  /** Waits until the viewer shows this scene. */
  waitForScene: (scene: string) => Promise<void>;
  /** Returns the current view: yaw and pitch in degrees, zoom from 0 to 100. */
  readView: () => Promise<View>;
  /** Waits until the view has these values. */
  waitForView: (to: Partial<View>) => Promise<void>;
}

/** Opens a browser whose picture requests are answered with test panoramas. */
export async function openVrPage(width: Width, graphics = true): Promise<VrSession> {
  const open = await openBrowser(width, { args: graphics ? softwareGraphics : noGraphics });
  const { page } = open;
  const requested: string[] = [];
  const failing = { now: false };
  await page.route("**/pictures/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    const [, index, wide] = /^\/pictures\/f{19}(\d)-(\d+)\.[a-z]+$/.exec(pathname) ?? [];
    requested.push(pathname);
    if (!index || !wide || failing.now) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: "image/jpeg", body: await getPicture(index, wide) });
  });
  const readView = (): Promise<View> =>
    page.locator("figure[data-state]").evaluate((stage) => {
      const { yaw, pitch, zoom } = (stage as HTMLElement).dataset;
      return { yaw: Number(yaw), pitch: Number(pitch), zoom: Number(zoom) };
    });
  const waitForScene = (scene: string) =>
    page.locator(`figure[data-scene="${scene}"][data-shown="${scene}"][data-state="ready"]`).waitFor();
  return {
    ...open,
    requested,
    failing,
    async openScene(path) {
      open.problems.length = 0;
      requested.length = 0;
      await page.goto(path);
      await waitForHydration(page);
      await page.locator('figure[data-state="ready"]').waitFor();
    },
    waitForScene,
    readView,
    waitForView: (to) => expect.poll(readView, { timeout: 10_000 }).toMatchObject(to),
  };
}
