// Writes a brotli and a gzip copy next to every static file, so that the server never compresses them itself.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const directory = process.argv[2];
for (const name of readdirSync(directory)) {
  if (!/\.(?:js|css|svg|json)$/.test(name)) continue;
  const bytes = readFileSync(join(directory, name));
  writeFileSync(
    join(directory, `${name}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(join(directory, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}
