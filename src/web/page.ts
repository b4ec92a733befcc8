import type { EarlyStart } from "#contract/page-start.ts";
import type { ComponentType } from "react";
import type { Call } from "#contract/index.ts";
import type { CityName } from "#domain/city/city.ts";
import type { Picture } from "#domain/picture/picture.ts";
import type { PageName, PageQuery } from "./page-routes.ts";
import type { JsonLd } from "./seo/json-ld.ts";

/** Metadata of a page for the document head. Paths are without origin. */
export interface PageHead {
  title: string;
  description: string;
  /** Path of the canonical link; absent on a private page, which has no address to be known by others. */
  canonical?: string;
  /** Picture shown in link previews. */
  image?: { picture: Pick<Picture, "hash" | "width" | "height">; alt: string };
  /** Absent: index. */
  noindex?: boolean;
  /** schema.org objects; `{origin}` in a string stands for the public origin. */
  jsonLd?: JsonLd[];
  /** Paths of the neighbouring pages of a list. */
  previous?: string;
  next?: string;
}

/** The parsed URL: path, path parameters, declared query parameters, and the city chosen by cookie (only on `/`). */
export interface PageUrl<Name extends PageName> {
  path: string;
  params: Record<string, string>;
  query: PageQuery<Name>;
  chosenCity?: string;
}

/** What a loader may use: the API client and the current day. */
export interface LoaderContext {
  call: Call;
  /** ISO day of the visit, for sentences with relative dates. */
  today: string;
}

/** The parts of a page, in the order in which its file defines them. */
interface PageParts<Name extends PageName, Input, Data> {
  /** The typed input, or undefined where section 2 of the specification makes the URL a 404. */
  validate: (url: PageUrl<Name>) => Input | undefined;
  loader: (input: Input, context: LoaderContext) => Promise<Data>;
  /**
   * Path of the page that the data is for, where it is another one (a sentence that names another city): it is opened in
   * this one's place, by the server with 302. It must not lead on to a third page for ever.
   */
  redirect?: (data: Data, input: Input) => string | undefined;
  head: (data: Data, input: Input) => PageHead;
  /** City of the page; undefined where it has none. */
  city?: (data: Data, input: Input) => CityName | undefined;
  /** Language of the page, where it is not Chinese. */
  lang?: (input: Input) => "en" | undefined;
  /** Language of a page that only its data tell; then `lang` is absent. */
  langOfData?: (data: Data) => "en" | undefined;
  /** Path of the same page in the other language: hreflang both ways, and the link in the header. */
  alternate?: (input: Input) => string | undefined;
  component: ComponentType<PageProps<Input, Data>>;
  /** The page uses the wide container of the lists. */
  wide?: boolean;
  /** What comes before the first sign of a visitor, at which other pages start. */
  early?: EarlyStart;
}

export interface Page<Name extends PageName, Input, Data> extends PageParts<Name, Input, Data> {
  name: Name;
}

/** A page as the router knows it, which passes what its loader returns to its head and its component. */
export type AnyPage = Page<PageName, unknown, unknown>;

export interface PageProps<Input, Data> {
  input: Input;
  data: Data;
}

/** What a loader returns, once it has loaded. */
export type DataOf<Loader extends (input: never, context: LoaderContext) => Promise<unknown>> = Awaited<
  ReturnType<Loader>
>;

/**
 * Returns the page with its name: that of its folder and of its row in the table of pages, which types the query that
 * `validate` sees. Input and Data are inferred, so that the page's parts are typed against each other.
 */
export const definePage = <Name extends PageName, Input, Data>(
  name: Name,
  parts: PageParts<Name, Input, Data>,
): Page<Name, Input, Data> => ({ name, ...parts });
