import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { routes as Routes } from "#web/routes.ts";

/** Formats the table of pages as a module that has only the names of each address. */
export const formatRoutes = (routes: typeof Routes): string => {
  const rows: [page: string, row: { paths: readonly string[]; address?: { names: readonly string[] } }][] =
    Object.entries(routes);
  const addresses = [...new Set(rows.flatMap(([, { address }]) => address ?? []))];
  const properties = rows.map(([page, { paths, address }]) => {
    const own = address ? `, address: a[${addresses.indexOf(address)}]` : "";
    return `${JSON.stringify(page)}: { paths: ${JSON.stringify(paths)}${own} }`;
  });
  const names = addresses.map((address) => ({ names: address.names }));
  return `const a = ${JSON.stringify(names)};\nexport const routes = { ${properties.join(", ")} };`;
};

/** Puts the formatted table of pages in its own place, so that the application does not load the addresses of all pages. */
export const inlineRoutes = (root: string): Plugin => ({
  name: "inline-routes",
  enforce: "pre",
  load: async (id) => {
    if (id !== join(root, "src/web/routes.ts")) return undefined;
    const { routes } = (await import(pathToFileURL(id).href)) as { routes: typeof Routes };
    return formatRoutes(routes);
  },
});
