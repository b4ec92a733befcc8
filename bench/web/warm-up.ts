import { setTimeout as sleep } from "node:timers/promises";

/** Requests after which the server compresses a page, and encodes a picture, at its best. */
const enough = 10;
/** Milliseconds without a change after which nothing more becomes smaller. */
const quietMs = 4000;

/** Asks for a page and the pictures that come with it until they are as most visitors get them: as small as they become. */
export async function warmUp(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const pictures = [...html.matchAll(/(\/pictures\/[\w-]+\.avif) \d+w/g)].map(([, path]) => new URL(path!, url).href);
  const addresses = [url, ...new Set(pictures)];
  const measure = async () => {
    let bytes = 0;
    for (const address of addresses) {
      const answer = await fetch(address);
      await answer.arrayBuffer();
      bytes += Number(answer.headers.get("content-length"));
    }
    return bytes;
  };
  for (let request = 0; request < enough; request++) await measure();
  for (let bytes = await measure(), since = Date.now(); Date.now() - since < quietMs; ) {
    await sleep(500);
    const now = await measure();
    if (now !== bytes) since = Date.now();
    bytes = now;
  }
}
