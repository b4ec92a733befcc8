import { siteAttribute, startElementId } from "#contract/page-start.ts";
import { isPicturePath } from "./is-stored-path.ts";
import { workerScope } from "./worker-scope.ts";

interface FileKind {
  isOf: (pathname: string) => boolean;
  /** Content types that a file of this kind has. */
  type: RegExp;
}

const endsWith = (ending: RegExp) => (pathname: string) => ending.test(pathname);

/** The kinds of files; everything else is a document. The state of a page is a script. */
const fileKinds: readonly FileKind[] = [
  { isOf: endsWith(/^\/page-state\/|\.js$/), type: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i },
  { isOf: endsWith(/\.css$/), type: /^text\/css\b/i },
  { isOf: endsWith(/\.json$/), type: /^application\/json\b/i },
  { isOf: endsWith(/\.woff2?$/), type: /^(?:font\/|application\/(?:x-)?font)/i },
  {
    isOf: (pathname) => isPicturePath(pathname) || /\.(?:png|jpe?g|webp|avif|svg)$/.test(pathname),
    type: /^image\//i,
  },
];

/** Marks a document of the site: an attribute of its root or, in older releases, the element with its start data. */
const marker = new RegExp(`<html[^<>]*\\b${siteAttribute}\\b|id="${startElementId}"`);

/** Returns whether a document has the marker. Reads only until the marker, which is at the beginning, so that nothing is delayed. */
async function hasMarker(response: Response): Promise<boolean> {
  const reader = response.clone().body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (!marker.test(text)) continue;
    void reader?.cancel();
    return true;
  }
  return false;
}

async function hasHash(response: Response, hash: string): Promise<boolean> {
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))).startsWith(hash);
}

/**
 * Returns whether an answer with status 200 is what the site has at an address: the content type is that of its kind, a document
 * has the site's marker, a built file its hash. Files of another release have no known hash. The answer stays unread.
 */
export async function isOwnAnswer(url: string, response: Response): Promise<boolean> {
  const { pathname } = new URL(url);
  const type = response.headers.get("content-type") ?? "";
  const kind = fileKinds.find(({ isOf }) => isOf(pathname));
  if (!kind) return /^text\/html\b/i.test(type) && hasMarker(response);
  const hash = workerScope.fileHashes?.[pathname];
  return kind.type.test(type) && (hash === undefined || hasHash(response, hash));
}
