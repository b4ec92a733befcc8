import sharp from "sharp";
import { expect, inject } from "vitest";
import type { CatalogTypeKey, Picture } from "../../src/domain/picture/picture.ts";
import { catalogueStore } from "../../src/server/store/catalogue-store.ts";
import { openDatabase } from "../../src/server/store/database.ts";
import { plainSpace, plainVenue } from "../catalogue-rows.ts";
import { hydrated, type Visit, visit, type Width } from "./browser.ts";

/** Ids of a test venue with forty pictures, ten of one space, and of another venue without pictures. */
export const pictureHouse = { venue: "9920261123", hall: "9920261123001", plain: "9920261124" } as const;

const hashOf = (index: number): string => "e".repeat(17) + String(index).padStart(3, "0");

const picture = (index: number, catalogType: CatalogTypeKey, more: Partial<Picture> = {}): Picture => ({
  hash: hashOf(index),
  width: 1280,
  height: index % 3 === 0 ? 960 : 800,
  color: "#8a8378",
  catalogType,
  rendered: true,
  caption: `第 ${index} 张`,
  ...more,
});

const run = (from: number, count: number, catalogType: CatalogTypeKey, more?: Partial<Picture>) =>
  Array.from({ length: count }, (_, index) => picture(from + index, catalogType, more));

/** Imports both venues into the store of the running site and waits until it shows them. */
export async function showPictureHouse(): Promise<void> {
  const database = await openDatabase({ dataDir: inject("dataDir") });
  const { venue, hall, plain } = pictureHouse;
  const facts = { cityCode: "110000", demo: true };
  await catalogueStore(database).upsert({
    source: "picture-test",
    venues: [
      plainVenue(venue, {
        ...facts,
        name: "望京里会议中心",
        pictures: [...run(0, 2, "waiguan"), ...run(2, 4, "dating"), ...run(16, 24, "canyin")],
      }),
      plainVenue(plain, { ...facts, name: "没有图片的酒店" }),
    ],
    spaces: [
      plainSpace(hall, venue, {
        name: "报告厅",
        length: 30,
        width: 22,
        area: 660,
        height: 5.4,
        capacity: { theatre: 400, classroom: 240 },
        pictures: [...run(6, 5, "huiyishi", { layout: "theatre" }), ...run(11, 5, "huiyishi", { layout: "classroom" })],
      }),
    ],
  });
  await database.close();
  const url = `${inject("url")}/view/hotel-${venue}/tupian`;
  for (let tries = 0; (await fetch(url)).status !== 200; tries++) {
    if (tries > 50) throw new Error("The site does not show the house with pictures.");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Draws a JPEG in one colour, which depends on the index. */
const drawn = (index: number, width: number) =>
  sharp({ create: { width, height: Math.round(width / 1.6), channels: 3, background: `hsl(${index * 37}, 40%, 50%)` } })
    .jpeg({ quality: 60 })
    .toBuffer();

export interface PictureVisit extends Visit {
  /** Picture indices in the order of the requests. */
  asked: number[];
  /** Indices of pictures whose requests fail with 503, or all. */
  lost: Set<number> | "all";
  lose: (which: number[] | "all") => void;
  /** Opens a path and waits for hydration. */
  enter: (path: string) => Promise<void>;
  /** Waits until the lightbox shows this picture. */
  sees: (index: number) => Promise<void>;
}

/** Opens a browser whose picture requests are answered with test pictures. */
export async function pictureVisit(width: Width): Promise<PictureVisit> {
  const open = await visit(width);
  const { page } = open;
  const state: Pick<PictureVisit, "asked" | "lost"> = { asked: [], lost: new Set() };
  await page.route("**/pictures/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    const [, index, wide] = /^\/pictures\/e{17}(\d{3})-(\d+)\.[a-z]+$/.exec(pathname) ?? [];
    if (!index) return route.continue();
    state.asked.push(Number(index));
    if (state.lost === "all" || state.lost.has(Number(index))) return route.fulfill({ status: 503 });
    return route.fulfill({ contentType: "image/jpeg", body: await drawn(Number(index), Math.min(640, Number(wide))) });
  });
  return {
    ...open,
    get asked() {
      return state.asked;
    },
    get lost() {
      return state.lost;
    },
    lose: (which) => {
      state.lost = which === "all" ? which : new Set(which);
    },
    async enter(path) {
      open.troubles.length = 0;
      state.asked.length = 0;
      await page.goto(inject("url") + path);
      await hydrated(page);
    },
    async sees(index) {
      await page.locator(".lightbox .slide:not([inert]) img").waitFor();
      await expect
        .poll(() => page.locator(".lightbox footer p").first().textContent(), { timeout: 10_000 })
        .toContain(`第 ${index} 张`);
    },
  };
}
