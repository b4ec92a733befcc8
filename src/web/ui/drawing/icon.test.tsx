import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon, type IconName } from "./icon.tsx";

/** The icons that the specification registers (section 9), and our drawing of each (ADR 29). */
const registered: Record<string, IconName> = {
  check: "check",
  user: "user",
  "location-dot": "location-dot",
  "file-lines": "file-lines",
  clock: "clock",
  "location-pin": "location-pin",
  "outlined circle-right arrow": "circle-right",
};

test.each(Object.entries(registered))("the registered icon %s is drawn", (_, name) => {
  const drawn = renderToStaticMarkup(<Icon name={name} />);
  expect(drawn).toMatch(
    /^<svg class="\w+" viewBox="0 0 20 20" aria-hidden="true"><path d="M[^"]{10,}"><\/path><\/svg>$/,
  );
});

test("no two registered icons are the same drawing", () => {
  const drawings = Object.values(registered).map((name) => renderToStaticMarkup(<Icon name={name} />));
  expect(new Set(drawings).size).toBe(7);
});
