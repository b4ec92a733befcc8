import sharp from "sharp";
import type { Picture, VrHotspot, VrScene } from "#domain/picture/picture.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { openDatabase } from "#server/store/database.ts";
import { createTestSpace, createTestVenue } from "../create-test-venue.ts";

/** Ids of a test venue with two spaces and a lobby in VR and one space without, and of another venue without VR. */
export const vrVenue = {
  venue: "9920261121",
  space: "9920261121001",
  small: "9920261121002",
  without: "9920261121003",
  plain: "9920261122",
} as const;

const createPanorama = (index: number, more: Partial<Picture> = {}): Picture => ({
  hash: `${"f".repeat(19)}${index}`,
  width: 4096,
  height: 2048,
  color: "#8a8378",
  catalogType: "huiyishi",
  rendered: true,
  ...more,
});

const createHotspot = (scene: string, yaw: number, pitch = -0.15): VrHotspot => ({ to: scene, yaw, pitch });
const front = { yaw: 0, pitch: 0 };

const vrScenes: VrScene[] = [
  {
    id: "a-banquet",
    name: "宴会厅A 宴会式",
    panorama: createPanorama(1, { spaceId: vrVenue.space, layout: "banquet" }),
    catalogType: "huiyishi",
    spaceId: vrVenue.space,
    layout: "banquet",
    bearing: Math.PI / 2,
    view: front,
    hotspots: [createHotspot("a-theatre", 0.45, -0.3), createHotspot("lobby", -0.35)],
  },
  {
    id: "a-theatre",
    name: "宴会厅A 剧院式",
    panorama: createPanorama(2, { spaceId: vrVenue.space, layout: "theatre" }),
    catalogType: "huiyishi",
    spaceId: vrVenue.space,
    layout: "theatre",
    bearing: Math.PI / 2,
    view: front,
    hotspots: [createHotspot("a-banquet", 0.45, -0.3), createHotspot("lobby", -0.35)],
  },
  {
    id: "lobby",
    name: "大堂",
    panorama: createPanorama(3, { catalogType: "dating" }),
    catalogType: "dating",
    bearing: Math.PI,
    view: { yaw: 0.4, pitch: 0 },
    hotspots: [createHotspot("a-banquet", 0.2), createHotspot("b", 2.6)],
  },
  {
    id: "bar",
    name: "大堂吧",
    panorama: createPanorama(3, { catalogType: "dating" }),
    catalogType: "dating",
    view: front,
    hotspots: [createHotspot("lobby", 0.2)],
  },
  {
    id: "b",
    name: "会议室B",
    panorama: createPanorama(4, { spaceId: vrVenue.small }),
    catalogType: "huiyishi",
    spaceId: vrVenue.small,
    layout: "boardroom",
    view: front,
    hotspots: [createHotspot("lobby", 0.1)],
  },
];

/** Saves both venues in the store of a site. */
export async function saveVrVenue(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  const { venue, space, small, without, plain } = vrVenue;
  const facts = { cityCode: "110000", demo: true };
  const largeSpaceFacts = { length: 32, width: 18, area: 576, height: 6.2, floor: 3, priceDay: 38_000, hasVr: true };
  await createCatalogueStore(database).upsert({
    source: "vr-test",
    venues: [
      createTestVenue(venue, { ...facts, name: "云栖会议酒店", hasVr: true, vr: vrScenes }),
      createTestVenue(plain, { ...facts, name: "没有全景的酒店" }),
    ],
    spaces: [
      createTestSpace(space, venue, { name: "宴会厅A", ...largeSpaceFacts, capacity: { theatre: 480, banquet: 300 } }),
      createTestSpace(small, venue, { name: "会议室B", area: 48, height: 3, hasVr: true, capacity: { boardroom: 16 } }),
      createTestSpace(without, venue, { name: "多功能厅C", area: 120, capacity: { theatre: 100 } }),
    ],
  });
  await database.close();
}

const columns = 12;

/**
 * Draws an equirectangular picture: a hue per scene, a number every 30 degrees (0 in the middle, 1 to its right), a
 * horizon and a lighter ceiling.
 * @returns JPEG bytes of `width` × half of it
 */
export async function drawTestPanorama(index: number, width: number): Promise<Buffer> {
  const cell = 4096 / columns;
  const marks = Array.from({ length: columns }, (_, column) => {
    const x = 2048 + (column - columns / 2) * cell;
    const shade = column % 2 === 0 ? 34 : 44;
    const number = (column + columns / 2) % columns;
    return `<rect x="${x - cell / 2}" y="700" width="${cell}" height="700" fill="hsl(${index * 80} 35% ${shade}%)"/>
      <text x="${x}" y="1090" font-size="200" font-family="sans-serif" text-anchor="middle" fill="#fff">${number}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4096 2048">
    <rect width="4096" height="2048" fill="hsl(${index * 80} 25% 30%)"/>
    <rect width="4096" height="700" fill="hsl(${index * 80} 20% 78%)"/>
    ${marks.join("")}
    <rect x="0" y="700" width="${cell / 2}" height="700" fill="hsl(${index * 80} 35% 34%)"/>
    <rect x="${4096 - cell / 2}" y="700" width="${cell / 2}" height="700" fill="hsl(${index * 80} 35% 34%)"/>
    <path d="M0 1024h4096" stroke="#fff" stroke-width="3"/></svg>`;
  return sharp(Buffer.from(svg), { limitInputPixels: 4096 * 2048 })
    .resize(width, width / 2, { fit: "fill" })
    .jpeg({ quality: 80 })
    .toBuffer();
}
