import { useRef, useState } from "react";
import type { Output } from "../../../contract/index.ts";
import type { PictureWire } from "../../../contract/pictures.ts";
import type { CatalogTypeKey } from "../../../domain/picture/picture.ts";
import { useApi } from "../../platform/api-client.ts";

/** A page of a list of pictures, and how many pages there are. */
export type PicturePage = Omit<Output<"hotel/getAggregateSiteImage">, "list" | "pageSize"> & {
  pictures: PictureWire[];
  pages: number;
};

/** A venue's pictures; with a place, those of one space under one kind. */
export interface PictureAsk {
  siteId: string;
  place?: { type: CatalogTypeKey; spaceId: string };
}

/** Returns the API call's input for a page. */
export const askOf = ({ siteId, place }: PictureAsk, page: number) => ({
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
export function usePictureList(first: PicturePage, ask: PictureAsk): PictureList {
  const call = useApi();
  const [list, setList] = useState({ pictures: first.pictures, page: first.page });
  const [state, setState] = useState<PictureList["state"]>("idle");
  const now = useRef(list);
  const under = useRef<ReturnType<PictureList["more"]>>(undefined);
  const load = async () => {
    setState("loading");
    try {
      const next = await call("hotel/getAggregateSiteImage", askOf(ask, now.current.page + 1));
      now.current = { pictures: [...now.current.pictures, ...next.list], page: next.page };
      setList(now.current);
      setState("idle");
      return now.current.pictures;
    } catch {
      setState("failed");
      return undefined;
    } finally {
      under.current = undefined;
    }
  };
  const more = () => {
    if (now.current.page >= first.pages) return Promise.resolve(undefined);
    under.current ??= load();
    return under.current;
  };
  return { ...list, state, more };
}
