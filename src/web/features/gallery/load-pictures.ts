import { pageAddress } from "#domain/address/page-address.ts";
import type { Call } from "#contract/index.ts";
import { toPictureListInput, type PictureListQuery, type PicturePage } from "./use-picture-list.ts";

/** Fetches a page of a list of pictures; a page beyond the last is out of range, and the first is fetched instead. */
export async function loadPictures(call: Call, query: PictureListQuery, page: number): Promise<PicturePage> {
  const answer = await call("hotel/getAggregateSiteImage", toPictureListInput(query, page));
  const { list, pageSize, ...rest } =
    answer.list.length === 0 && page > 1
      ? await call("hotel/getAggregateSiteImage", toPictureListInput(query, 1))
      : answer;
  return { ...rest, pictures: list, pages: Math.max(1, Math.ceil(rest.total / pageSize)) };
}

/** Formats the path of a page of a list of pictures. */
export const formatPageHref = (path: string, page: number): string => path + pageAddress.format({ page });

/** Returns the canonical link and the neighbours of a page of pictures. */
export const buildPageLinks = (path: string, { page, pages }: PicturePage) => ({
  canonical: formatPageHref(path, page),
  ...(page > 1 && { previous: formatPageHref(path, page - 1) }),
  ...(page < pages && { next: formatPageHref(path, page + 1) }),
});
