import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoUnitPrices } from "#demo/content/demo-unit-prices.ts";
import { createNoiseImage } from "#tests/create-noise-image.ts";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { openPdf, type PdfReading } from "#server/pdf/open-pdf.fixture.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { endpoints } from "#contract/index.ts";
import { createPictureStore } from "#server/pictures/picture-store.ts";
import { FileBusyError } from "#server/files/file-renderer.ts";
import type { Context } from "../../context.ts";
import { bookingsKind } from "../../cards/load-bookings.ts";
import { getProposal } from "./get-proposal.ts";
import { getProposalPdf } from "./get-proposal-pdf.ts";

const folder = mkdtempSync(join(tmpdir(), "huizhi-proposal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const longName = "国际会议中心三层多功能宴会大厅（含前厅、贵宾室与同声传译室，可分隔为东西两厅）";
const sides = { length: 24, width: 16, area: 384, height: 5.2, priceDay: 28_600 };
let context: Context;

beforeAll(async () => {
  const pictures = createPictureStore({ dir: folder });
  const add = async (width: number) => pictures.add(await createNoiseImage(width, 1000).blur(2).jpeg().toBuffer());
  const facts = await Promise.all([1600, 1601, 1602, 1603, 1604].map(add));
  const toPicture = (at: number) => [{ ...facts[at]!, catalogType: "huiyishi" as const }];
  const catalogue = {
    venues: [
      createTestVenue("1", { name: "国贸大酒店", star: 5, guestRoomCount: 400 }),
      createTestVenue("2", { name: "亮马酒店", star: 4 }),
    ],
    spaces: [
      createTestSpace("11", "1", { name: "多功能厅", ...sides, pictures: toPicture(0) }),
      createTestSpace("12", "1", {
        name: longName,
        ...sides,
        length: 30,
        width: 20,
        area: 600,
        pictures: toPicture(1),
      }),
      createTestSpace("21", "2", { name: "报告厅", capacity: { classroom: 200 } }),
      ...[22, 23, 24].map((id, at) =>
        createTestSpace(String(id), "2", { name: `厅${id}`, ...sides, length: 22 + at, pictures: toPicture(2 + at) }),
      ),
    ],
  };
  context = await createMemoryContext(catalogue, {
    "unit-price": [...demoUnitPrices],
    // The memory's content goes by place: the spaces 12 and 21.
    [bookingsKind]: Object.assign([], {
      11: { periods: [{ from: "2026-12-11", to: "2026-12-12", state: "booked", confirmedOn: "2026-10-01" }] },
      20: { periods: [{ from: "2026-12-11", to: "2026-12-12", state: "held", confirmedOn: "2026-11-20" }] },
    }),
  });
  context.files.pictures = pictures;
});

const caller = { address: "192.0.2.1" };
const getFile = (query: object, own: Partial<Context> = {}) =>
  getProposalPdf({ ...context, ...own }, endpoints["proposal/pdf"].input.parse(query), caller);
const get = (query: object) => getProposal(context, endpoints["proposal/get"].input.parse(query));
const format = (yuan: number) => yuan.toLocaleString("en");

/** Texts below the body of a sheet: those of its title block, which is 21 mm from the lower edge. */
const countBelowBody = ({ texts }: PdfReading["pages"][number]): number => texts.filter(({ y }) => y < 24.5).length;
/** The site's name, five labels and four values: nobody is said to have made it. */
const titleBlockTexts = 10;

describe("getProposalPdf", () => {
  const query = { spaceCode: "11,12,22,23,24", people: "150", layout: "classroom" };

  it("renders a cover, the comparison and a sheet a space on A4, below 2 MB, with its fonts", async () => {
    const { name, bytes } = await getFile({ ...query, date: "2026-12-10", days: "2", to: "王总", by: "陈女士" });
    expect(name).toBe("会场方案书 2026-12-10 北京 150人 5个会场.pdf");
    expect(bytes.length).toBeLessThan(2_000_000);
    const { pages, info } = await openPdf(bytes);
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
      pages.map(() => [210, 297]),
    );
    expect(pages).toHaveLength(7);
    expect(info).toMatchObject({
      Author: "陈女士",
      Creator: "会址",
      Title: "会场方案书 2026-12-10 北京 150人 5个会场",
    });
    const raw = Buffer.from(bytes).toString("latin1");
    expect(raw.match(/\/FontFile3 /g)).toHaveLength(2);
    expect(raw.match(/\/BaseFont \/\w{6}\+NotoSansHans-(?:Regular|Bold)\b/g)).toHaveLength(4);
    expect(raw.match(/\/Filter \/DCTDecode/g)).toHaveLength(5);
  });

  it("says on every sheet what the page says", async () => {
    const { pages } = await openPdf((await getFile({ ...query, date: "2026-12-10", to: "王总", by: "陈女士" })).bytes);
    const { spaces, rows, recommendation } = await get(query);
    const [cover, comparison, ...sheets] = pages.map(({ text }) => text);
    for (const part of ["给王总", "12月10日周四，150人，课桌式，北京，5个会场", "编制审核批准", "国贸大酒店"])
      expect(cover).toContain(part);
    for (const part of [
      "估算日期2026年11月21日，有效期14天（至2026年12月5日）",
      "联系：顾问林舟，电话400",
      "图片未注明台型",
    ])
      expect(cover).toContain(part);
    expect(cover).toContain(recommendation!.text.replaceAll(" ", ""));
    expect(comparison).toContain("对比，5个会场同一比例");
    for (const { label } of rows.slice(0, 4)) expect(comparison).toContain(label.replace(/\s/g, ""));
    for (const [at, { space, estimate, planNote }] of spaces.entries()) {
      for (const part of [space.name, `¥${format(estimate!.total)}`, planNote!.replaceAll(" ", ""), "1:"])
        expect(sheets[at]).toContain(part);
      for (const { name, yuan } of estimate!.lines) {
        expect(sheets[at]).toContain(name.replaceAll(" ", ""));
        expect(sheets[at]).toContain(yuan === undefined ? "暂无" : format(yuan));
      }
    }
    for (const [at, { text }] of pages.entries()) {
      expect(text).toContain("陈女士");
      expect(text).toContain("2026-11-21");
      expect(text).toContain(`${at + 1}/7`);
    }
  });

  it("says on the sheet of each space what is known of the date, above the title block", async () => {
    const { pages } = await openPdf(
      (await getFile({ spaceCode: "12,21,22", people: "150", date: "2026-12-10", days: "3" })).bytes,
    );
    const [, comparison, ...sheets] = pages.map(({ text }) => text);
    expect(comparison).toContain("档期部分已订部分预留待核实");
    expect(sheets[0]).toContain("其中12月11日周五至12月12日周六已订（10月1日周四核实，已超过30天）");
    expect(sheets[1]).toContain("其中12月11日周五至12月12日周六预留（11月20日周五核实）");
    expect(sheets[2]).toContain("12月10日周四档期待核实");
    expect(pages.map(countBelowBody)).toEqual(pages.map(() => titleBlockTexts));
  });

  it("draws plans at the scale that their sheet names", async () => {
    const { pages } = await openPdf((await getFile(query)).bytes);
    // The outer faces of the walls, 0.3 m thick, in millimetres of paper.
    const getWalls = (length: number, width: number, scale: number) =>
      [length + 0.6, width + 0.6].map((metres) => expect.closeTo((metres * 1000) / scale, 1) as unknown);
    const drawn = [
      [2, 24, 16, 250],
      [3, 30, 20, 300],
      [4, 22, 16, 200],
      [1, 24, 16, 400],
      [1, 30, 20, 400],
    ] as const;
    for (const [at, length, width, scale] of drawn) {
      const { text, boxes } = pages[at]!;
      expect(text).toContain(`比例1:${scale}`);
      expect(boxes).toContainEqual(getWalls(length, width, scale));
    }
  });

  it("goes without a picture, a plan and sums that nobody knows", async () => {
    const { pages } = await openPdf((await getFile({ spaceCode: "21" })).bytes);
    expect(pages).toHaveLength(2);
    expect(pages[0]!.text).toContain("填上参会人数后给出推荐");
    for (const part of ["暂无平面图", "暂无费用估算", "净高暂无"]) expect(pages[1]!.text).toContain(part);
  });

  it("says what is not in a sum, and draws on without the file of a picture", async () => {
    const unpriced = await createMemoryContext({
      venues: [createTestVenue("1")],
      spaces: [
        createTestSpace("11", "1", {
          ...sides,
          pictures: [{ hash: "0".repeat(20), width: 1600, height: 900, color: "#888888", catalogType: "huiyishi" }],
        }),
      ],
    });
    const { bytes } = await getFile({ spaceCode: "11", people: "100" }, unpriced);
    const { pages } = await openPdf(bytes);
    expect(pages.at(-1)!.text).toMatch(/合计不含\d+项/);
    expect(pages[0]!.text).toMatch(/合计不含\d+项/);
  });

  it.each([1, 2, 3, 4, 5, 6])("keeps %i spaces with long names above the title blocks", async (count) => {
    const codes = ["12", "21", "11", "22", "23", "24"].slice(0, count).join(",");
    const { pages } = await openPdf(
      (await getFile({ spaceCode: codes, people: "180", layout: "banquet", budget: "1" })).bytes,
    );
    expect(pages.map(countBelowBody)).toEqual(pages.map(() => titleBlockTexts));
  });

  it("refuses unknown codes, too many files of an address, and files beyond those that may wait", async () => {
    await expect(getFile({ spaceCode: "99" })).rejects.toMatchObject({ reason: "notFound" });
    const limited = { files: { ...context.files, limit: () => 30 } };
    await expect(getFile(query, limited)).rejects.toMatchObject({ reason: "tooMany", retryAfter: 30 });
    const renderer = { render: () => Promise.reject(new FileBusyError()) };
    await expect(getFile(query, { files: { ...context.files, renderer } })).rejects.toMatchObject({
      reason: "unavailable",
    });
    expect(endpoints["proposal/pdf"].input.safeParse({ spaceCode: "1;2" }).success).toBe(false);
  });
});
