import { join } from "node:path";
import { createPictureStore } from "#server/pictures/picture-store.ts";
import { PictureVariants } from "#server/pictures/picture-variants.ts";
import { createNoiseImage } from "../create-noise-image.ts";

/** Stores pictures and creates their widths in a loop, printing each hash once stored, until killed. */
const [folder = "", round = ""] = process.argv.slice(2);
const store = createPictureStore({ dir: join(folder, "originals") });
const pictures = new PictureVariants({ store, cacheDir: join(folder, "cache"), maxBytes: 1e9 });
const { signal } = new AbortController();
for (let serial = 0; ; serial++) {
  const { hash } = await store.add(
    await createNoiseImage(640, 400, Number(round) * 10_000 + serial + 1)
      .jpeg()
      .toBuffer(),
  );
  process.stdout.write(`${hash}\n`);
  await Promise.all([160, 320, 640].map((width) => pictures.get({ hash, width, format: "jpg" }, signal)));
}
