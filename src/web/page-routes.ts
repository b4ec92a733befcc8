import { routes } from "./routes.ts";

/** A development build adds the page that shows every UI component in every state. */
const developmentPages = { "dev-parts": { paths: ["/dev/parts"] } } as const;

type Pages = typeof routes & typeof developmentPages;

/** The name of a page: that of its folder in `pages/`. */
export type PageName = keyof Pages;

/** The name of a query parameter that a page reads. */
type QueryName<Name extends PageName> = Pages[Name] extends {
  address: { names: readonly (infer Query extends string)[] };
}
  ? Query
  : never;

/** The query of a page's URL: exactly the parameters of its address, undefined where the URL has none. */
export type PageQuery<Name extends PageName> = Readonly<Record<QueryName<Name>, string | undefined>>;

export interface PageRoute {
  path: string;
  page: string;
  query: readonly string[];
}

const rows: Readonly<Record<string, { paths: readonly string[]; address?: { names: readonly string[] } }>> =
  import.meta.env.MODE === "production" ? routes : { ...routes, ...developmentPages };

/** The routes: one for each path of each page. */
export const pageRoutes: readonly PageRoute[] = Object.entries(rows).flatMap(([page, { paths, address }]) =>
  paths.map((path) => ({ path, page, query: address?.names ?? [] })),
);
