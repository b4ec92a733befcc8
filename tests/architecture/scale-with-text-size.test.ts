import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, test } from "vitest";
import { scaleQuery, scaleValue } from "#scripts/scale-with-text-size.ts";
import { root } from "./cruise.ts";
import { listTrackedFiles } from "./list-tracked-files.ts";

test.each([
  ["font", "600 12px / 16px var(--sans)", "600 0.75rem / 1rem var(--sans)", "text"],
  ["min-height", "44px", "2.75rem", "a line's height"],
  ["height", "376px", "calc(376*var(--px))", "a picture's height"],
  ["width", "24px", "1.5rem", "an icon"],
  ["width", "120px", "calc(120*var(--px))", "a picture"],
  ["grid-template-columns", "20px minmax(0, 1fr) 120px", "1.25rem minmax(0, 1fr) calc(120*var(--px))", "columns"],
  ["padding", "8px calc(-16px + 1vw)", "calc(8*var(--px)) calc(calc(-16*var(--px)) + 1vw)", "space"],
  ["border-bottom", "4px solid", "4px solid", "a line"],
  ["top", "-2px", "-2px", "a hairline's place"],
  ["background", 'url("data:12px")', 'url("data:12px")', "an embedded drawing"],
])("%s: %s becomes %s on a phone (%s)", (prop, written, scaled) => {
  expect(scaleValue(prop, written, false)).toBe(scaled);
});

it("scales everything but hairlines in queries for wide windows", () => {
  expect(scaleValue("gap", "24px 1px", true)).toBe("1.5rem 1px");
  expect(scaleValue("width", "904px", true)).toBe("56.5rem");
});

it("states widths of windows in em", () => {
  expect(scaleQuery("(min-width: 752px) and (max-width: 999.98px)")).toBe(
    "(min-width: 47em) and (max-width: 62.49875em)",
  );
  expect(scaleQuery("print")).toBe("print");
});

it("is multiplied by a pixel that only the tokens define", () => {
  const sheets = listTrackedFiles().filter((file) => file.startsWith("src/web/") && file.endsWith(".css"));
  const defining = sheets.filter((file) => /--px\s*:/.test(readFileSync(join(root, file), "utf8")));
  expect(defining.toSorted()).toEqual(["src/web/ui/tokens/media-preferences.css", "src/web/ui/tokens/tokens.css"]);
});
