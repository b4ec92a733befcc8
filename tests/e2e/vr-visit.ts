import { expect, inject } from "vitest";
import { hydrated, type Visit, visit, type Width } from "./browser.ts";
import { fileVrHouse, testPanorama, vrHouse } from "./vr-house.ts";

/** Chromium flags for software rendering, and for no 3D graphics at all. */
const softwareGraphics = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const noGraphics = ["--disable-gpu", "--disable-3d-apis"];

/** Imports the venue with VR and waits until the site shows it. */
export async function showVrHouse(): Promise<void> {
  await fileVrHouse(inject("dataDir"));
  const url = `${inject("url")}/view/hotel-${vrHouse.venue}/vr`;
  for (let tries = 0; (await fetch(url)).status !== 200; tries++) {
    if (tries > 50) throw new Error("The site does not show the house with VR.");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const drawn = new Map<string, Promise<Buffer>>();
const picture = (index: string, width: string): Promise<Buffer> => {
  const key = `${index}-${width}`;
  const known = drawn.get(key) ?? testPanorama(Number(index), Number(width));
  drawn.set(key, known);
  return known;
};

interface Look {
  yaw: number;
  pitch: number;
  zoom: number;
}

export interface VrVisit extends Visit {
  /** Picture paths in the order of the requests. */
  asked: string[];
  /** While `now` is true, picture requests are answered with 404. */
  lost: { now: boolean };
  /** Opens a path and waits until the viewer shows a scene. */
  stand: (path: string) => Promise<void>;
  /** Waits until the viewer shows this scene. */
  standsIn: (scene: string) => Promise<void>;
  /** Returns the current view: yaw and pitch in degrees, zoom from 0 to 100. */
  look: () => Promise<Look>;
  /** Waits until the view has these values. */
  looks: (to: Partial<Look>) => Promise<void>;
}

/** Opens a browser whose picture requests are answered with test panoramas. */
export async function vrVisit(width: Width, graphics = true): Promise<VrVisit> {
  const open = await visit(width, { args: graphics ? softwareGraphics : noGraphics });
  const { page } = open;
  const asked: string[] = [];
  const lost = { now: false };
  await page.route("**/pictures/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    const [, index, wide] = /^\/pictures\/f{19}(\d)-(\d+)\.[a-z]+$/.exec(pathname) ?? [];
    asked.push(pathname);
    if (!index || !wide || lost.now) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: "image/jpeg", body: await picture(index, wide) });
  });
  const look = (): Promise<Look> =>
    page.locator(".vr-stage").evaluate((stage) => {
      const { yaw, pitch, zoom } = (stage as HTMLElement).dataset;
      return { yaw: Number(yaw), pitch: Number(pitch), zoom: Number(zoom) };
    });
  const standsIn = (scene: string) =>
    page.locator(`.vr-stage[data-scene="${scene}"][data-shown="${scene}"][data-state="ready"]`).waitFor();
  return {
    ...open,
    asked,
    lost,
    async stand(path) {
      open.troubles.length = 0;
      asked.length = 0;
      await page.goto(path);
      await hydrated(page);
      await page.locator('.vr-stage[data-state="ready"]').waitFor();
    },
    standsIn,
    look,
    looks: (to) => expect.poll(look, { timeout: 10_000 }).toMatchObject(to),
  };
}
