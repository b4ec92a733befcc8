import { join } from "node:path";
import { writeFileAtomic } from "#server/pictures/write-file-atomic.ts";

/** Writes large files in a loop, printing each name once written, until killed (mostly during a write). */
const [folder = "", round = ""] = process.argv.slice(2);
const bytes = Buffer.alloc(24 * 1024 * 1024, round);
process.stdout.write("\n");
for (let serial = 0; serial < 40; serial++) {
  await writeFileAtomic(join(folder, "large", `${round}-${serial}`), bytes);
  process.stdout.write(`${round}-${serial}\n`);
}
