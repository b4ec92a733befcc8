import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, test } from "vitest";
import { root } from "./cruise.ts";

const text = (file: string) => readFileSync(join(root, file), "utf8");

const sheet = text("src/web/ui/tokens/tokens.css");

/** Returns the colours of a scheme by name; those of the light one that the dark one does not replace stay. */
function readScheme(scheme: "light" | "dark"): Map<string, string> {
  const [, rules] = new RegExp(`data-theme="${scheme}"\\] \\{([^}]*)`).exec(sheet)!;
  return new Map([...rules!.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]));
}

const schemes = { light: readScheme("light"), dark: readScheme("dark") };

/** Relative luminance of WCAG 2. */
function computeLuminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function computeContrast(first: string, second: string): number {
  const [dark, light] = [computeLuminance(first), computeLuminance(second)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const texts = ["ink", "ink-2", "plan", "good", "caution", "wood"];
const pairs = [
  ...["paper", "surface", "sand"].flatMap((ground) => texts.map((name) => [name, ground] as const)),
  // On sand vermilion is the ground of a button only.
  ["act", "paper"],
  ["act", "surface"],
  ["on-act", "act"],
  ["on-plan", "plan"],
  ["seal", "wood"],
  ["ink", "lamp"],
] as const;

test.each(["light", "dark"] as const)("text has a contrast of 4.5 on every ground in the %s scheme", (name) => {
  const scheme = schemes[name];
  const faint = pairs.filter(
    ([colour, ground]) => computeContrast(scheme.get(colour) ?? "#000000", scheme.get(ground) ?? "#000000") < 4.5,
  );
  expect(faint).toEqual([]);
});

it("has the same dark values for the system's preference as for the visitor's", () => {
  const values = [...sheet.matchAll(/color-scheme: dark;([^}]*)/g)].map(([, rules]) => rules!.replaceAll(/\s+/g, " "));
  expect(values).toHaveLength(2);
  expect(values[0]).toBe(values[1]);
});

/** Files that stand without the site's sheets and repeat colours of the tokens. */
const copies = [
  "src/domain/plan-picture/render-plan-picture.ts",
  "src/server/delivery/channels/mail/render-document.ts",
  "src/server/delivery/channels/mail/render-visitor-mail.ts",
  "src/server/http/forms/form-style.ts",
  "src/server/http/render-error-page.ts",
  "src/web/features/shared-list/panel/render-poster.ts",
  "src/web/platform/offline/render-offline-page.ts",
  "src/web/public/favicon.svg",
  "src/web/public/manifest.webmanifest",
  "src/web/shell/page-shell.tsx",
];

test.each(copies)("%s repeats colours of the tokens only", (file) => {
  const values = new Set([...schemes.light.values(), ...schemes.dark.values()]);
  const written = [...text(file).matchAll(/#[0-9a-f]{6}\b/gi)].map(([colour]) => colour.toLowerCase());
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((colour) => !values.has(colour))).toEqual([]);
});

test.each(["icon-192", "icon-512", "icon-maskable-512", "share"])("%s.png stands on paper", async (name) => {
  const corner = sharp(join(root, `src/web/public/${name}.png`)).extract({ left: 0, top: 0, width: 1, height: 1 });
  expect(`#${(await corner.raw().toBuffer()).toString("hex").slice(0, 6)}`).toBe(schemes.light.get("paper"));
});
