import { join } from "node:path";
import { writeWhole } from "../../src/server/pictures/write-whole.ts";

/** Writes large files in a loop, printing each name once written, until killed (mostly during a write). */
const [folder = "", round = ""] = process.argv.slice(2);
const bytes = Buffer.alloc(24 * 1024 * 1024, round);
process.stdout.write("\n");
for (let serial = 0; serial < 40; serial++) {
  await writeWhole(join(folder, "large", `${round}-${serial}`), bytes);
  process.stdout.write(`${round}-${serial}\n`);
}
