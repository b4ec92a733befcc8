import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Characters of a hash that are recorded: 96 bits, enough for what is wrong by accident. */
const hashLength = 16;

/** Returns the beginning of the SHA-256 of a file in base64. */
const hashFile = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("base64").slice(0, hashLength);

/** Records the hash of each file as it is written, by which the service worker knows the file from another answer. */
export const recordHashes = (): Plugin => ({
  name: "record-hashes",
  writeBundle({ dir = "" }, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith("assets/"));
    const hashes = files.map((file) => [
      `/${file.fileName}`,
      hashFile(file.type === "chunk" ? file.code : file.source),
    ]);
    writeFileSync(join(dir, ".vite/hashes.json"), JSON.stringify(Object.fromEntries(hashes)));
  },
});
