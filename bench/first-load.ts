import { join } from "node:path";
import { measureFirstLoad } from "./first-load/measure-first-load.ts";

/** Prints what each kind of page loads at first, from the build in `dist`. Run: npm run bench:first-load */
const formatKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const rows = measureFirstLoad(join(import.meta.dirname, "../dist/client"))
  .sort((a, b) => b.script.brotli - a.script.brotli)
  .map(({ page, script, style }) =>
    [
      page,
      formatKilobytes(script.brotli),
      formatKilobytes(script.gzip),
      script.files,
      formatKilobytes(style.brotli),
      style.files,
    ].join(" | "),
  );
process.stdout.write(
  [
    "| page | script, kB brotli | kB gzip | files | style, kB brotli | files |",
    "|---|---|---|---|---|---|",
    ...rows.map((row) => `| ${row} |`),
    "",
  ].join("\n"),
);
