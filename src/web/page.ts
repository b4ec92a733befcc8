import type { ComponentType } from "react";
import type { Call } from "../contract/index.ts";
import type { CityName } from "../domain/city/city.ts";
import type { Picture } from "../domain/picture/picture.ts";
import type { Thing } from "./ui/thing.ts";

/** What a page says of itself in the head. Paths are without origin. */
export interface PageHead {
  title: string;
  description: string;
  /** Path of the canonical link. */
  canonical: string;
  /** What a shared link shows. */
  image?: { picture: Pick<Picture, "hash" | "width" | "height">; alt: string };
  /** Absent: index. */
  noindex?: boolean;
  /** schema.org objects; `{origin}` in a string stands for the public origin. */
  jsonLd?: Thing[];
  /** Paths of the neighbouring pages of a list. */
  previous?: string;
  next?: string;
}

/** What the URL gives: path parameters, query, and the city chosen by cookie (on `/` alone). */
export interface PageUrl {
  path: string;
  params: Record<string, string>;
  search: Record<string, string>;
  chosenCity?: string;
}

/** How a loader reaches data: the contract's calls, and a way to say that there is no such page. */
export interface PageTools {
  call: Call;
  /** ISO day of the visit, for sentences with relative dates. */
  today: string;
}

/** The parts of a page, in the order its file has them. */
export interface Page<Input, Data> {
  /** The typed input, or undefined where section 2 of the specification makes the URL a 404. */
  validate: (url: PageUrl) => Input | undefined;
  loader: (input: Input, tools: PageTools) => Promise<Data>;
  head: (data: Data, input: Input) => PageHead;
  /** Undefined where it speaks of none. */
  city?: (data: Data, input: Input) => CityName | undefined;
  /** Language of the page, where it is not Chinese. */
  lang?: (input: Input) => "en" | undefined;
  component: ComponentType<PageProps<Input, Data>>;
  /** The page lays itself out over the list's wide container. */
  wide?: boolean;
}

export interface PageProps<Input, Data> {
  input: Input;
  data: Data;
}

/** Types a page's parts against each other: `export default definePage({ validate, loader, head, component })`. */
export const definePage = <Input, Data>(page: Page<Input, Data>): Page<Input, Data> => page;
