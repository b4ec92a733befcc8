import fc from "fast-check";
import { expect, it } from "vitest";
import { maxNameLength, proposalAddress, toProposalName } from "./proposal-setup.ts";

const read = (query: string) => proposalAddress.parse(Object.fromEntries(new URLSearchParams(query)));

it("reads back what it writes", () => {
  const setup = { spaceCodes: ["11", "12"], people: 180, layout: "classroom", date: "2026-11-27", days: 1 } as const;
  const query = proposalAddress.format({ ...setup, to: "王总", by: "陈女士 (会务)" });
  expect(query).toMatch(/^\?spaceCode=11,12&people=180&/);
  expect(read(query)).toEqual({ ...setup, to: "王总", by: "陈女士 (会务)" });
  expect(proposalAddress.format({ spaceCodes: [] })).toBe("");
  expect(proposalAddress.format({ spaceCodes: [], by: "a" })).toBe("?by=a");
});

it("makes of any text a short line without signs of markup, formulas or control", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const name = toProposalName(text);
      if (name === undefined) return;
      expect([...name].length).toBeLessThanOrEqual(maxNameLength);
      expect(name).not.toMatch(/[<>"'=+@\p{C}]/u);
      expect(toProposalName(name)).toBe(name);
    }),
  );
});
