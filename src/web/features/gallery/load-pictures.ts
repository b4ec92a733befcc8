import type { Call } from "../../../contract/index.ts";
import { askOf, type PictureAsk, type PicturePage } from "./use-picture-list.ts";

/** The page that a query names; what is none is the first. */
export const pageOf = ({ page }: Record<string, string>): number =>
  /^[1-9]\d{0,3}$/.test(page ?? "") ? Number(page) : 1;

/** A page of a list of pictures; one beyond the last is out of range, and the first comes instead. */
export async function loadPictures(call: Call, ask: PictureAsk, page: number): Promise<PicturePage> {
  const answer = await call("hotel/getAggregateSiteImage", askOf(ask, page));
  const { list, pageSize, ...rest } =
    answer.list.length === 0 && page > 1 ? await call("hotel/getAggregateSiteImage", askOf(ask, 1)) : answer;
  return { ...rest, pictures: list, pages: Math.max(1, Math.ceil(rest.total / pageSize)) };
}

/** The path of a page of a list of pictures. */
export const pageHref = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);

/** Canonical link and neighbours of a page of pictures. */
export const pageLinks = (path: string, { page, pages }: PicturePage) => ({
  canonical: pageHref(path, page),
  ...(page > 1 && { previous: pageHref(path, page - 1) }),
  ...(page < pages && { next: pageHref(path, page + 1) }),
});
