import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { pictureTokens, renderPlannedRoom } from "#domain/plan-picture/render-plan-picture.ts";
import { RenderGate } from "../cache/render-gate.ts";
import { retryAfterSeconds } from "#domain/limits.ts";
import { createPlanRoutes } from "./create-plan-routes.ts";
import { PlanPictures } from "./plan-pictures.ts";

const draw = vi.fn(renderPlannedRoom);
const gate = new RenderGate({ atOnce: 1, mostWaiting: 1 });
const routes = createPlanRoutes(new PlanPictures((work) => gate.run(work), draw));
const get = (path: string, encoding = "br, gzip") =>
  routes.request(`/plans/${path}`, { headers: { "accept-encoding": encoding } });

test("answers a picture that everyone may keep, compressed as asked", async () => {
  const path = "2/2.5/2-180-32-18-6.2_7--20-15.svg";
  const answer = await get(path, "identity");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
  });
  expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/);
  expect((await get(path)).headers.get("content-encoding")).toBe("br");
  expect((await get(path, "gzip")).headers.get("content-encoding")).toBe("gzip");
  expect((await get("2/2.5/2-180-32-18-6.2-.svg")).status).toBe(404);
});

test("draws a room once for all lists that show it", async () => {
  draw.mockClear();
  await Promise.all([get("2/2/1-80-20-11_1-80-20-12.svg"), get("2/2/1-80-20-11_1-80-20-12.svg")]);
  await get("2/2/1-80-20-12_1-80-20-13.svg");
  expect(draw.mock.calls.map(([{ room }]) => room.width)).toEqual([11, 12, 13]);
});

test("refuses what would wait too long with 503, and goes on sending what is drawn", async () => {
  const drawn = "2/2/1-80-20-31.svg";
  await get(drawn);
  const answers = await Promise.all(
    ["2/2/1-80-20-32.svg", "2/2/1-80-20-33.svg", "2/2/1-80-20-34.svg", drawn].map((path) => get(path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 200]);
  expect(Object.fromEntries(answers[2]!.headers)).toMatchObject({
    "retry-after": String(retryAfterSeconds),
    "cache-control": "no-store",
  });
  expect((await get("2/2/1-80-20-34.svg")).status).toBe(200);
});

test("pictures have the colours of the page", () => {
  const sheet = readFileSync(join(import.meta.dirname, "../../../web/ui/tokens/tokens.css"), "utf8");
  const [light, dark] = ["light", "dark"].map(
    (scheme) => new RegExp(`data-theme="${scheme}"\\] \\{([^}]*)`).exec(sheet)![1]!,
  );
  const read = (rules: string, name: string) => new RegExp(`--${name}: ([^;]+);`).exec(rules)?.[1];
  for (const name of ["paper", "ink", "plan"] as const) {
    expect(pictureTokens.light[name]).toBe(read(light!, name));
    expect(pictureTokens.dark[name]).toBe(read(dark!, name));
  }
  for (const mix of [
    "--ghost: color-mix(in srgb, var(--plan) 30%, var(--paper))",
    "--shade: color-mix(in srgb, var(--ink) 5%, var(--paper))",
  ])
    expect(sheet).toContain(mix);
});
