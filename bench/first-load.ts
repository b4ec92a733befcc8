import { join } from "node:path";
import { measureFirstLoad, type Scripts } from "./first-load/measure-first-load.ts";

/** Prints what each kind of page loads at first, from the build in `dist`. Run: npm run bench:first-load */
const formatKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const formatScripts = ({ files, gzip, brotli }: Scripts) => [formatKilobytes(brotli), formatKilobytes(gzip), files];
const rows = measureFirstLoad(join(import.meta.dirname, "../dist/client"))
  .sort((a, b) => b.touched.brotli - a.touched.brotli)
  .map(({ page, script, touched, style }) =>
    [page, ...formatScripts(script), ...formatScripts(touched), formatKilobytes(style.brotli), style.files].join(" | "),
  );
process.stdout.write(
  [
    "| page | script of the document, kB brotli | kB gzip | files | at the first touch, kB brotli | kB gzip | files | style, kB brotli | files |",
    "|---|---|---|---|---|---|---|---|---|",
    ...rows.map((row) => `| ${row} |`),
    "",
  ].join("\n"),
);
