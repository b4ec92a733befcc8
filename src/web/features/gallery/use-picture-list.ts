import { useRef, useState } from "react";
import type { Output } from "#contract/index.ts";
import type { PictureWire } from "#contract/schemas/picture.ts";
import type { CatalogTypeKey } from "#domain/picture/picture.ts";
import { getErrorText } from "../../platform/api/get-error-text.ts";
import { useApi } from "../../platform/api/create-api-client.ts";

/** A page of a list of pictures, and how many pages there are. */
export type PicturePage = Omit<Output<"hotel/getAggregateSiteImage">, "list" | "pageSize"> & {
  pictures: PictureWire[];
  pages: number;
};

/** A venue's pictures; with a place, those of one space under one kind. */
export interface PictureListQuery {
  siteId: string;
  place?: { type: CatalogTypeKey; spaceId: string };
}

/** Returns the API call's input for a page. */
export const toPictureListInput = ({ siteId, place }: PictureListQuery, page: number) => ({
  siteId,
  ...(place && { catalogType: place.type, spaceId: place.spaceId }),
  page,
});

export interface PictureList {
  pictures: PictureWire[];
  /** Number of the last loaded page. */
  page: number;
  state: "idle" | "loading" | "failed";
  /** Appends the next page. @returns all pictures so far; undefined where there are no more or the call failed */
  more: () => Promise<PictureWire[] | undefined>;
}

/** Returns pictures page by page, beginning with the server-rendered page. */
export function usePictureList(first: PicturePage, query: PictureListQuery): PictureList {
  const call = useApi();
  const [list, setList] = useState({ pictures: first.pictures, page: first.page });
  const [state, setState] = useState<PictureList["state"]>("idle");
  const latest = useRef(list);
  const pending = useRef<ReturnType<PictureList["more"]>>(undefined);
  const load = async () => {
    setState("loading");
    try {
      const next = await call("hotel/getAggregateSiteImage", toPictureListInput(query, latest.current.page + 1));
      latest.current = { pictures: [...latest.current.pictures, ...next.list], page: next.page };
      setList(latest.current);
      setState("idle");
      return latest.current.pictures;
    } catch (error) {
      setState(getErrorText(error) === undefined ? "idle" : "failed");
      return undefined;
    } finally {
      pending.current = undefined;
    }
  };
  const more = () => {
    if (latest.current.page >= first.pages) return Promise.resolve(undefined);
    pending.current ??= load();
    return pending.current;
  };
  return { ...list, state, more };
}
