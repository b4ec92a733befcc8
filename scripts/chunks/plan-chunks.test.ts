import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { planChunks } from "./plan-chunks.ts";

/** Builds a graph: of each module its static imports, and after `|` its dynamic ones; `size` characters of code each. */
function createGraph(lines: Record<string, string>, size: number) {
  const split = (text: string) => text.trim().split(/\s+/).filter(Boolean);
  return (id: string) => {
    if (!(id in lines)) return null;
    const [imports = "", dynamic = ""] = lines[id]!.split("|");
    // Random, so that it does not compress away.
    const code = Array.from({ length: size / 64 }, (_, at) =>
      createHash("sha256")
        .update(id + at)
        .digest("hex"),
    ).join("");
    return { code, importedIds: split(imports), dynamicallyImportedIds: split(dynamic) };
  };
}
const rules = { entries: ["client"], application: "application" };
const page = (name: string) => `/src/web/pages/${name}/page.tsx`;

it("puts what the entry imports into one file, what the application imports besides and the sheets of several pages into another, and leaves alone what one page has for itself", () => {
  const find = createGraph(
    {
      client: "storage | application",
      application: `storage react | ${page("a")} ${page("b")} dialog`,
      storage: "",
      react: "",
      [page("a")]: "own own.css x.css button.css react",
      [page("b")]: "x.css",
      dialog: "dialog.css button.css",
      own: "",
      "own.css": "",
      "x.css": "",
      "button.css": "",
      "dialog.css": "",
    },
    200,
  );
  expect(Object.fromEntries(planChunks(rules, find))).toEqual({
    storage: "start",
    react: "base",
    "x.css": "base",
    "button.css": "base",
  });
});

it("puts what a part that is loaded when idle shares with others into the entry's file", () => {
  const graph = {
    client: "| application counting",
    application: "tell react",
    counting: "tell own",
    tell: "",
    react: "",
    own: "",
  };
  const find = createGraph(graph, 200);
  expect(Object.fromEntries(planChunks({ ...rules, idle: ["counting"] }, find))).toEqual({
    tell: "start",
    react: "base",
  });
});

it("gives small modules of nearly the same pages one file, and large ones of few pages their own", () => {
  const graph = {
    client: `| ${["a", "b", "c"].map(page).join(" ")}`,
    [page("a")]: "all two",
    [page("b")]: "all two",
    [page("c")]: "all",
    all: "",
    two: "",
  };
  const small = planChunks(rules, createGraph(graph, 200));
  expect(small.get("all")).toBe(small.get("two"));
  const large = planChunks(rules, createGraph(graph, 40_000));
  expect(large.get("all")).not.toBe(large.get("two"));
});

it("never lets two files import each other", () => {
  const graph = {
    client: `| ${["a", "b", "c"].map(page).join(" ")}`,
    [page("a")]: "top between",
    [page("b")]: "top",
    [page("c")]: "between",
    top: "between",
    between: "bottom",
    bottom: "",
  };
  const find = createGraph(graph, 100);
  const plan = planChunks(rules, find);
  const imports = [...plan].flatMap(([id, file]) =>
    (find(id)?.importedIds ?? []).flatMap((next) => {
      const target = plan.get(next);
      return target && target !== file ? [`${file} ${target}`] : [];
    }),
  );
  expect(imports.filter((edge) => imports.includes(edge.split(" ").reverse().join(" ")))).toEqual([]);
});
