import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { explainWithinWechat } from "./explain-within-wechat.ts";
import { printPage } from "./print-page.ts";
import { saveFile } from "./save-file.ts";

const wechat = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.44";
const chrome = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36";

const { show } = vi.hoisted(() => ({ show: vi.fn() }));
vi.mock("./show-wechat-explanation.ts", () => ({ showWechatExplanation: show }));

const print = vi.fn();
const click = vi.fn();

/** Stands for a browser. */
function openIn(userAgent: string): void {
  vi.stubGlobal("navigator", { userAgent });
  vi.stubGlobal("window", { print });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  const link = { click, remove: () => undefined };
  vi.stubGlobal("document", { createElement: () => link, body: { append: () => undefined } });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("within WeChat nothing is printed or downloaded: it is explained", async () => {
  openIn(wechat);
  const actions = [printPage, () => saveFile(new Blob(), "表.xlsx"), () => expect(explainWithinWechat()).toBe(true)];
  for (const [index, act] of actions.entries()) {
    act();
    await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(index + 1));
  }
  expect([print, click].map((one) => one.mock.calls.length)).toEqual([0, 0]);
});

test("another browser prints and downloads, and loads no explanation", () => {
  openIn(chrome);
  printPage();
  saveFile(new Blob(), "表.xlsx");
  expect(explainWithinWechat()).toBe(false);
  expect([print, click, show].map((one) => one.mock.calls.length)).toEqual([1, 1, 0]);
});

test("no page prints or links to a file past that", () => {
  const web = join(import.meta.dirname, "../..");
  const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|print-page\.ts|save-file\.ts|file-link\.tsx/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /\bwindow\.print\(|\bdownload=/.test(readFileSync(join(web, file), "utf8")))).toEqual(
    [],
  );
});
