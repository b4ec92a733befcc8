import { join } from "node:path";
import { imports } from "../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");

/** Returns the file that a module imports by a relative path, or by the name of a room (`#web/…`, `imports` in package.json). */
export function resolveImport(path: string, importer: string): string {
  const [room = "", ...rest] = path.split("/");
  const folder = (imports as Record<string, string>)[`${room}/*`];
  return folder === undefined ? join(importer, "..", path) : join(root, folder.replace("*", rest.join("/")));
}
