import { join } from "node:path";
import { writeWhole } from "../../src/server/pictures/write-whole.ts";

/** Writes large files one after another, says each once it was written, until it is killed: mostly in the middle of one. */
const [folder = "", round = ""] = process.argv.slice(2);
const bytes = Buffer.alloc(24 * 1024 * 1024, round);
process.stdout.write("\n");
for (let serial = 0; serial < 40; serial++) {
  await writeWhole(join(folder, "large", `${round}-${serial}`), bytes);
  process.stdout.write(`${round}-${serial}\n`);
}
