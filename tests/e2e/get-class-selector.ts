import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Class names of the browser's build, by module and local name. */
const classes = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../dist/client/.vite/css-modules.json"), "utf8"),
) as Record<string, Record<string, string>>;

/**
 * Returns the selector of a module's class, where no role, label or attribute identifies the element. `module` is its path
 * in `src/web`, without the extension.
 * @throws Error if the module has no such class.
 */
export function getClassSelector(module: string, local: string): string {
  const name = classes[`src/web/${module}.module.css`]?.[local];
  if (!name) throw new Error(`${module}.module.css has no class ${local}.`);
  return `.${name}`;
}
