import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createTwoColorImage, createNoiseImage } from "#tests/create-noise-image.ts";
import { checkCatalogue } from "#server/catalogue/check-catalogue.ts";
import { hashPicture, createPictureStore } from "#server/pictures/picture-store.ts";
import { type CatalogueStore, createCatalogueStore } from "#server/store/catalogue-store.ts";
import { type Database, openDatabase } from "#server/store/database.ts";
import { catalogCommand } from "./catalog.ts";
import type { PicturesReport } from "./import-pictures.ts";

let folder = "";
let database: Database;
let catalogue: CatalogueStore;
let server: Server | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-hang-"));
  database = await openDatabase({ dataDir: join(folder, "data") });
  catalogue = createCatalogueStore(database);
  const rendered = { hash: "e".repeat(20), width: 800, height: 500, color: "#808080", catalogType: "dating" as const };
  await catalogue.upsert({
    source: "demo",
    venues: [createTestVenue("1", { pictures: [{ ...rendered, rendered: true }] }), createTestVenue("2")],
    spaces: [createTestSpace("11", "1"), createTestSpace("21", "2")],
  });
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const photo = (seed: number) => createNoiseImage(64, 48, seed).jpeg().toBuffer();
async function writeFiles(files: Record<string, Buffer | Promise<Buffer>>): Promise<string> {
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "in", name)), { recursive: true });
    writeFileSync(join(folder, "in", name), await bytes);
  }
  return join(folder, "in");
}

async function pictures(...argv: string[]) {
  const out: string[] = [];
  const code = await catalogCommand(["pictures", ...argv], {
    open: async () => openDatabase({ dataDir: join(folder, "data") }),
    now: () => new Date(),
    picturesDir: join(folder, "pictures"),
    out: (line) => out.push(line),
    err: (line) => out.push(`! ${line}`),
  });
  return { code, out };
}
const report = async (...argv: string[]) => {
  const { out } = await pictures(...argv, "--json");
  return JSON.parse(out.filter((line) => !line.startsWith("!")).join("\n")) as PicturesReport;
};
const namesOn = async (venueId: string) => {
  const own = (await catalogue.venueById(venueId))?.pictures ?? [];
  const spaces = (await catalogue.spacesOf(venueId)).flatMap((space) => space.pictures ?? []);
  return [own, spaces].map((list) => list.map(({ caption, catalogType }) => `${catalogType} ${caption}`));
};

it("finds venues and spaces by their names, and reports names that match nothing or several", async () => {
  await catalogue.upsert({
    source: "运营方",
    venues: [
      createTestVenue("3", { name: "云栖 酒店", aliases: ["西湖饭店"] }),
      createTestVenue("4", { name: "同名" }),
      createTestVenue("5", { name: "同名" }),
    ],
    spaces: [
      createTestSpace("31", "3", { name: "大宴会厅（Ａ）" }),
      createTestSpace("32", "3", { name: "小厅" }),
      createTestSpace("33", "3", { name: "小厅" }),
    ],
  });
  const from = await writeFiles({
    "云栖酒店/外观/01-正门.jpg": photo(1),
    "云栖酒店/会议室/大宴会厅(A)/01-全景.jpg": photo(2),
    "西湖饭店/大堂/01-大堂.jpg": photo(3),
    "云栖酒店/会议室/小厅/01.jpg": photo(4),
    "云栖酒店/会议室/中厅/01.jpg": photo(5),
    "同名/外观/01.jpg": photo(6),
    "无名/外观/01.jpg": photo(7),
  });
  const { refused, taken } = await report(from);
  expect(taken.map(({ venueId, spaceId }) => [venueId, spaceId])).toEqual(
    expect.arrayContaining([
      ["3", undefined],
      ["3", "31"],
    ]),
  );
  expect(await namesOn("3")).toEqual(
    [["waiguan 正门", "dating 大堂"].sort(), ["huiyishi 全景"]].map((list) => expect.arrayContaining(list)),
  );
  expect(Object.fromEntries(refused.map(({ where, reason }) => [where, reason]))).toEqual({
    "云栖酒店/会议室/小厅/01.jpg": "“云栖酒店”有几个会议室叫“小厅”，请改用会议室编号：32、33",
    "云栖酒店/会议室/中厅/01.jpg": "“云栖酒店”没有会议室 中厅",
    "同名/外观/01.jpg": "有几个场地叫“同名”，请改用场地编号：4、5",
    "无名/外观/01.jpg": "目录里没有场地 无名",
  });
});

it("attaches a folder's photographs before renderings, and a second run changes nothing", async () => {
  const from = await writeFiles({
    "1/waiguan/02-夜景.jpg": photo(1),
    "1/waiguan/01-正门.jpg": photo(2),
    "1/大堂/IMG_2031.JPG": photo(3),
    "1/huiyishi/11/10 主席台.png": createTwoColorImage(100, 80).png().toBuffer(),
    "1/huiyishi/11/9 课桌式.webp": createTwoColorImage(90, 80).webp().toBuffer(),
    "1/.DS_Store": Buffer.from("x"),
  });
  const { code, out } = await pictures(from);
  expect([code, out.at(-1)]).toEqual([0, "图片 5 张：新增 5，更新 0，已有 0；没有收下 0 张"]);
  expect(await namesOn("1")).toEqual([
    ["waiguan 正门", "waiguan 夜景", "dating undefined", "dating undefined"],
    ["huiyishi 课桌式", "huiyishi 主席台"],
  ]);
  const venue = (await catalogue.venueById("1"))!;
  expect(venue.pictures?.map(({ rendered = false }) => rendered)).toEqual([false, false, false, true]);
  const [picture] = venue.pictures!;
  expect(picture).toEqual({
    hash: hashPicture(await photo(2)),
    width: 64,
    height: 48,
    color: expect.stringMatching(/^#[\da-f]{6}$/),
    catalogType: "waiguan",
    caption: "正门",
  });
  expect(await createPictureStore({ dir: join(folder, "pictures") }).has(picture!.hash)).toBe(true);
  expect((await catalogue.spaceById("11"))!.pictures?.map(({ spaceId }) => spaceId)).toEqual(["11", "11"]);
  const version = await catalogue.version();
  expect((await pictures(from)).out.at(-1)).toBe("图片 5 张：新增 0，更新 0，已有 5；没有收下 0 张");
  expect(await catalogue.version()).toBe(version);
  const changed = (await catalogue.changesSince(0, 100)).filter(({ op, seq }) => op === "put" && seq > 4);
  expect(changed.map(({ kind, id }) => `${kind} ${id}`)).toEqual(["venue 1", "space 11"]);
});

it("rejects files by name and reason and imports the others", async () => {
  const from = await writeFiles({
    "1/waiguan/好.jpg": photo(1),
    "1/waiguan/又一张.jpg": photo(1),
    "1/waiguan/文字.jpg": Buffer.from("不是图片"),
    "1/waiguan/半张.jpg": photo(2).then((bytes) => bytes.subarray(0, 700)),
    "1/waiguan/图标.svg": Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "1/泳池/水.jpg": photo(3),
    "1/huiyishi/21/别家.jpg": photo(4),
    "1/huiyishi/99/没有.jpg": photo(5),
    "404/waiguan/没有.jpg": photo(6),
    "散放.jpg": photo(7),
    "2/dating/也好.jpg": photo(8),
  });
  symlinkSync("/etc/passwd", join(from, "1/waiguan/链接.jpg"));
  const { taken, refused } = await report(from);
  expect(taken.map(({ where }) => where).sort()).toEqual(["1/waiguan/好.jpg", "2/dating/也好.jpg"].sort());
  expect(Object.fromEntries(refused.map(({ where, reason }) => [where, reason]))).toEqual({
    "1/waiguan/又一张.jpg": "与 1/waiguan/好.jpg 是同一张图片",
    "1/waiguan/文字.jpg": "不是图片文件",
    "1/waiguan/半张.jpg": "文件不完整或已损坏",
    "1/waiguan/图标.svg": expect.stringContaining("SVG"),
    "1/waiguan/链接.jpg": "不是普通文件",
    "1/泳池/水.jpg": expect.stringContaining("没有“泳池”这个类型，可用 waiguan（外观）"),
    "1/huiyishi/21/别家.jpg": "会议室 21 不属于场地 1",
    "1/huiyishi/99/没有.jpg": "“1”没有会议室 99",
    "404/waiguan/没有.jpg": "目录里没有场地 404",
    "散放.jpg": expect.stringContaining("场地编号或名称/[类型/"),
  });
});

/** Starts a web server with these pictures and returns its URL. */
async function startServer(files: Record<string, Buffer>): Promise<string> {
  const listening = createServer((request, response) => {
    const bytes = files[request.url!];
    if (bytes) response.end(bytes);
    else response.writeHead(404).end();
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

it("reads a list with Chinese headings, relative paths and URLs", async () => {
  const url = await startServer({ "/a.jpg": await photo(1), "/text": Buffer.from("<html>") });
  const from = await writeFiles({ "图片/正门.jpg": photo(2) });
  const list = join(from, "清单.csv");
  writeFileSync(
    list,
    [
      "场地编号,会议室编号,图片类型,说明,文件,网址",
      `1,,外观,正门,图片\\正门.jpg,`,
      `,11,,主席台,,${url}/a.jpg`,
      `1,,外观,网页,,${url}/text`,
      `1,,外观,没有了,,${url}/gone.jpg`,
      `1,,外观,本地,不在.jpg,`,
      `1,,外观,怪,,ftp://example.com/a.jpg`,
      `,,外观,无主,图片/正门.jpg,`,
      `1,,,无类型,图片/正门.jpg,`,
      `1,,外观,空,,`,
    ].join("\n"),
  );
  const closed = await report(list);
  expect(closed.taken.map(({ where }) => where)).toEqual(["第 2 行 图片\\正门.jpg"]);
  expect(closed.refused.find(({ where }) => where.startsWith("第 3 行"))?.reason).toContain("--private-hosts");
  const open = await report(list, "--private-hosts");
  expect(open.taken.map(({ state, spaceId }) => [state, spaceId])).toEqual([
    ["kept", undefined],
    ["added", "11"],
  ]);
  expect(Object.fromEntries(open.refused.map(({ where, reason }) => [where.split(" ")[1], reason]))).toEqual({
    4: "不是图片文件",
    5: "网址答复 404",
    6: "没有这个文件",
    7: "网址不对，只取 http 和 https",
    8: "没有写场地编号或名称",
    9: expect.stringContaining("没有写类型"),
    10: "没有写文件或网址",
  });
  expect(await namesOn("1")).toEqual([["waiguan 正门", "dating undefined"], ["huiyishi 主席台"]]);
});

it("updates captions and moves a picture to its space instead of attaching it twice", async () => {
  const [a, b] = [photo(1), photo(2)];
  const from = await writeFiles({ "a.jpg": a, "b.jpg": b });
  const list = join(from, "list.csv");
  writeFileSync(list, "venue_id,space_id,catalog_type,caption,file\n1,,dating,旧,a.jpg\n1,,huiyishi,厅,b.jpg\n");
  await pictures(list);
  writeFileSync(list, "venue_id,space_id,catalog_type,caption,file\n1,,waiguan,新,a.jpg\n1,11,huiyishi,厅,b.jpg\n");
  expect((await pictures(list)).out.at(-1)).toBe("图片 2 张：新增 0，更新 2，已有 0；没有收下 0 张");
  expect(await namesOn("1")).toEqual([["waiguan 新", "dating undefined"], ["huiyishi 厅"]]);
});

it("replaces a venue's pictures with --replace, but not while one of them is rejected", async () => {
  const from = await writeFiles({
    "1/waiguan/1 甲.jpg": photo(1),
    "1/huiyishi/11/乙.jpg": photo(2),
    "2/waiguan/丙.jpg": photo(3),
  });
  await pictures(from);
  rmSync(join(from, "1"), { recursive: true });
  await writeFiles({
    "1/waiguan/1 丁.jpg": photo(4),
    "1/waiguan/2 甲.jpg": photo(1),
    "1/waiguan/坏.jpg": Buffer.from("x"),
  });
  const withRefused = await report(from, "--replace");
  expect([withRefused.keptForRefused, withRefused.removed]).toEqual([["1"], 0]);
  rmSync(join(from, "1/waiguan/坏.jpg"));
  const dry = await report(from, "--replace", "--dry-run");
  expect([dry.removed, (await namesOn("1"))[1]]).toEqual([2, ["huiyishi 乙"]]);
  const { removed } = await report(from, "--replace");
  expect(removed).toBe(2);
  expect(await namesOn("1")).toEqual([["waiguan 丁", "waiguan 甲"], []]);
  expect(await namesOn("2")).toEqual([["waiguan 丙"], []]);
  expect("pictures" in (await catalogue.spaceById("11"))!).toBe(false);
});

it("reports a missing original in check", async () => {
  await pictures(await writeFiles({ "2/waiguan/a.jpg": photo(1) }));
  const problems = (await checkCatalogue(catalogue, createPictureStore({ dir: join(folder, "pictures") }).has))
    .problems;
  const lacking = problems.filter(({ reason }) => reason.includes("缺"));
  expect(lacking).toEqual([{ where: "场地 1", name: "测试酒店 1", reason: `图片目录里缺 ${"e".repeat(20)}` }]);
});

it("writes nothing on a dry run and rejects missing or invalid lists", async () => {
  const from = await writeFiles({ "1/waiguan/a.jpg": photo(1) });
  const version = await catalogue.version();
  const { out } = await pictures(from, "--dry-run");
  expect([out.includes("试运行，什么都没有写"), await catalogue.version()]).toEqual([true, version]);
  expect(await createPictureStore({ dir: join(folder, "pictures") }).has(hashPicture(await photo(1)))).toBe(false);
  const list = join(folder, "x.csv");
  writeFileSync(list, "名称,城市\n甲,北京\n");
  for (const input of [list, join(folder, "none")]) expect((await pictures(input)).code).toBe(2);
  expect((await pictures(await writeFiles({ "only/a.txt": Buffer.from("x") }), "--replace")).code).toBe(0);
  rmSync(from, { recursive: true });
  expect((await pictures(await writeFiles({ "9/waiguan/a.jpg": photo(1) }))).code).toBe(1);
});
