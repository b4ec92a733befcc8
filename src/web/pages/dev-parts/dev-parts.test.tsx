import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DevPartsView } from "./view.tsx";

test("renders every part identically on two server renders", () => {
  const html = renderToString(<DevPartsView />);
  expect(renderToString(<DevPartsView />)).toBe(html);
  for (const text of ["询档期和报价", "宽松 208", "紧凑 210", "没有同时符合这 6 个条件的会场", "1,280"])
    expect(html).toContain(text);
});

test("shows every colour of the tokens", () => {
  const html = renderToString(<DevPartsView />);
  const sheet = readFileSync(join(import.meta.dirname, "../../ui/tokens/tokens.css"), "utf8");
  const [, rules] = /data-theme="light"\] \{([^}]*)/.exec(sheet)!;
  const names = [...rules!.matchAll(/--([\w-]+): #/g)]
    .map(([, name]) => name!)
    .filter((name) => !name.startsWith("on-"));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !html.includes(`background:var(--${name})`))).toEqual([]);
});

test("renders a rejected link as text without an href", () => {
  const html = renderToString(<DevPartsView />);
  expect(html).toContain("被拒的链接");
  expect(html).not.toContain("javascript:");
});

test("ties every error and hint to its control", () => {
  const html = renderToString(<DevPartsView />);
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const wired = [...html.matchAll(/aria-describedby="([^"]+)"| for="([^"]+)"/g)].map((match) => match[1] ?? match[2]);
  expect(wired.length).toBeGreaterThan(20);
  for (const id of wired) expect(ids).toContain(id);
});
