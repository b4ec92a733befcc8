import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import readWorkbook from "read-excel-file/node";
import { afterAll, describe, expect, it } from "vitest";
import { openPdf } from "../pdf/open-pdf.fixture.ts";
import type { ProposalContent } from "../pdf/proposal/proposal-content.ts";
import { FileBusyError, ThreadedFileRenderer } from "./file-renderer.ts";
import type { FileContent } from "./render-file.ts";

const folder = mkdtempSync(join(tmpdir(), "huizhi-pdf-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread that answers with the day of a content, fails, or ends, as the day says. */
const script = join(folder, "thread.mjs");
writeFileSync(
  script,
  `import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ proposal: { today } }) => {
  if (today === "end") process.exit(1);
  parentPort.postMessage(today === "fail" ? { fault: "why" } : { bytes: new TextEncoder().encode(today) });
});`,
);
const load = (today: string) => async (): Promise<FileContent> => ({
  kind: "proposal",
  proposal: { today } as ProposalContent,
});
const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe("ThreadedFileRenderer", () => {
  it("starts its thread with the first file and ends it when idle", async () => {
    const renderer = new ThreadedFileRenderer(script, 20);
    expect(renderer.isLoaded).toBe(false);
    expect(read(await renderer.render(load("one")))).toBe("one");
    expect(renderer.isLoaded).toBe(true);
    while (renderer.isLoaded) await sleep(5);
    expect(read(await renderer.render(load("two")))).toBe("two");
  });

  it("tells why a file failed and renders the next, also after the thread ended", async () => {
    const renderer = new ThreadedFileRenderer(script, 20);
    await expect(renderer.render(load("fail"))).rejects.toThrow("why");
    await expect(renderer.render(load("end"))).rejects.toThrow("ended");
    await expect(renderer.render(() => Promise.reject(new Error("no content")))).rejects.toThrow("no content");
    expect(read(await renderer.render(load("next")))).toBe("next");
  });

  it("renders a proposal and a workbook in the thread of the program", async () => {
    const renderer = new ThreadedFileRenderer(join(import.meta.dirname, "../../entry/file-worker.ts"), 20);
    const spaces = [
      {
        space: { id: "1", name: "报告厅" },
        venue: { id: "2", name: "亮马酒店", cityCode: "110000", cityName: "北京", cityPinyin: "beijing" },
        place: "",
        facts: [{ label: "面积" }],
      },
    ];
    const proposal: ProposalContent = {
      event: { layout: "classroom", days: 1 },
      spaces,
      rows: [],
      setup: {},
      today: "2026-11-21",
      pictures: new Map(),
    };
    const { pages } = await openPdf(await renderer.render(async () => ({ kind: "proposal", proposal })));
    expect(pages.map(({ text }) => text.slice(-3))).toEqual(["1/2", "2/2"]);
    const sheets = [{ name: "对比", rows: [["项目", 12]], widths: [10, 10] }];
    const workbook = await renderer.render(async () => ({ kind: "workbook", sheets }));
    expect(await readWorkbook(Buffer.from(workbook))).toEqual([{ sheet: "对比", data: [["项目", 12]] }]);
  });

  it("renders one after the other and refuses those beyond what may wait", async () => {
    const renderer = new ThreadedFileRenderer(script, 20);
    const results = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => renderer.render(load(`${at}`))));
    const rendered = results.filter((one) => one.status === "fulfilled");
    expect(rendered.map(({ value }) => read(value))).toEqual(Array.from({ length: 9 }, (_, at) => `${at}`));
    for (const one of results.slice(9)) expect(one).toMatchObject({ reason: expect.any(FileBusyError) as unknown });
  });
});
