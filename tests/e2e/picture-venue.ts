import sharp from "sharp";
import { expect, inject } from "vitest";
import type { SpaceBookings } from "#domain/bookings/booked-period.ts";
import type { CatalogTypeKey, Picture } from "#domain/picture/picture.ts";
import { bookingsKind } from "#server/api/services/cards/load-bookings.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { createContentStore } from "#server/store/content-store.ts";
import { openDatabase } from "#server/store/database.ts";
import { createTestSpace, createTestVenue } from "../create-test-venue.ts";
import { waitForHydration, type BrowserSession, openBrowser, type Width } from "./open-browser.ts";

/** Selector of the open lightbox, the only dark dialog. */
export const lightbox = 'dialog[data-theme="dark"]';

/** Ids of a test venue with forty pictures, ten of one space, and of another venue without pictures. */
export const pictureVenue = { venue: "9920261123", space: "9920261123001", plain: "9920261124" } as const;

const formatHash = (index: number): string => "e".repeat(17) + String(index).padStart(3, "0");

const createPicture = (index: number, catalogType: CatalogTypeKey, more: Partial<Picture> = {}): Picture => ({
  hash: formatHash(index),
  width: 1280,
  height: index % 3 === 0 ? 960 : 800,
  color: "#8a8378",
  catalogType,
  rendered: true,
  caption: `第 ${index} 张`,
  ...more,
});

const createPictures = (from: number, count: number, catalogType: CatalogTypeKey, more?: Partial<Picture>) =>
  Array.from({ length: count }, (_, index) => createPicture(from + index, catalogType, more));

/** Days on which the space is booked, and the day of the confirmation. */
export const pictureBooking = { from: "2099-03-03", to: "2099-03-04", confirmedOn: "2026-11-20" } as const;

/** Saves both venues in the store of a site, with the blocked dates of the space. */
export async function savePictureVenue(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  const { venue, space, plain } = pictureVenue;
  const facts = { cityCode: "110000", demo: true };
  await createCatalogueStore(database).upsert({
    source: "picture-test",
    venues: [
      createTestVenue(venue, {
        ...facts,
        name: "望京里会议中心",
        pictures: [
          ...createPictures(0, 2, "waiguan"),
          ...createPictures(2, 4, "dating"),
          ...createPictures(16, 24, "canyin"),
        ],
      }),
      createTestVenue(plain, { ...facts, name: "没有图片的酒店" }),
    ],
    spaces: [
      createTestSpace(space, venue, {
        name: "报告厅",
        length: 30,
        width: 22,
        area: 660,
        height: 5.4,
        capacity: { theatre: 400, classroom: 240 },
        pictures: [
          ...createPictures(6, 5, "huiyishi", { layout: "theatre" }),
          ...createPictures(11, 5, "huiyishi", { layout: "classroom" }),
        ],
      }),
    ],
  });
  const bookings: SpaceBookings = { periods: [{ ...pictureBooking, state: "booked" }] };
  await createContentStore(database).replace(bookingsKind, [{ id: space, body: bookings }]);
  await database.close();
}

/** Draws a JPEG in one colour, which depends on the index. */
const drawPicture = (index: number, width: number) =>
  sharp({ create: { width, height: Math.round(width / 1.6), channels: 3, background: `hsl(${index * 37}, 40%, 50%)` } })
    .jpeg({ quality: 60 })
    .toBuffer();

export interface PictureSession extends BrowserSession {
  /** Picture indices in the order of the requests. */
  requested: number[];
  /** Indices of pictures whose requests fail with 503, or all. */
  failing: Set<number> | "all";
  failRequests: (which: number[] | "all") => void;
  /** Opens a path and waits for hydration. */
  goTo: (path: string) => Promise<void>;
  /** Waits until the lightbox shows this picture. */
  waitForPicture: (index: number) => Promise<void>;
}

/** Opens a browser whose picture requests are answered with test pictures. */
export async function openPicturePage(width: Width): Promise<PictureSession> {
  const open = await openBrowser(width);
  const { page } = open;
  const state: Pick<PictureSession, "requested" | "failing"> = { requested: [], failing: new Set() };
  await page.route("**/pictures/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    const [, index, wide] = /^\/pictures\/e{17}(\d{3})-(\d+)\.[a-z]+$/.exec(pathname) ?? [];
    if (!index) return route.continue();
    state.requested.push(Number(index));
    if (state.failing === "all" || state.failing.has(Number(index))) return route.fulfill({ status: 503 });
    return route.fulfill({
      contentType: "image/jpeg",
      body: await drawPicture(Number(index), Math.min(640, Number(wide))),
    });
  });
  return {
    ...open,
    get requested() {
      return state.requested;
    },
    get failing() {
      return state.failing;
    },
    failRequests: (which) => {
      state.failing = which === "all" ? which : new Set(which);
    },
    async goTo(path) {
      open.problems.length = 0;
      state.requested.length = 0;
      await page.goto(inject("url") + path);
      await waitForHydration(page);
    },
    async waitForPicture(index) {
      await page.locator(`${lightbox} > div > div:not([inert]) img`).waitFor();
      await expect
        .poll(() => page.locator(`${lightbox} [aria-live]`).textContent(), { timeout: 10_000 })
        .toContain(`第 ${index} 张`);
    },
  };
}
