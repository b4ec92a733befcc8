import { type ComponentType, useEffect, useRef, useState } from "react";
import type { PictureGroup, PictureWire } from "#contract/schemas/picture.ts";
import { formatNumber } from "#domain/format.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { getSpaceNames } from "./format-caption.ts";
import { getPictureKey } from "./format-venue-picture-href.ts";
import type { LightboxProps } from "./lightbox.tsx";
import { MorePictures } from "./more-pictures.tsx";
import { type GridKind, PictureGrid } from "./picture-grid.tsx";
import { type PictureListQuery, type PicturePage, usePictureList } from "./use-picture-list.ts";
import { useShownPicture } from "./use-shown-picture.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import styles from "./gallery.module.css";

interface GalleryProps {
  kind: GridKind;
  venue: { id: string; name: string };
  query: PictureListQuery;
  first: PicturePage;
  /** Whether each kind of picture has a heading. */
  headings: boolean;
  /** Formats the path of a page of this list. */
  formatHref: (page: number) => string;
}

const loadLightbox = () => import("./lightbox.tsx");

/** Returns the lightbox component, loaded once it is needed; undefined until then. */
function useLightbox(isNeeded: boolean) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  useEffect(() => {
    if (!isNeeded) return;
    let current = true;
    loadLightbox().then(
      (module) => current && setLightbox(() => module.Lightbox),
      () => showToast(pictureZh.lost, { kind: "warn" }),
    );
    return () => {
      current = false;
    };
  }, [isNeeded]);
  return Lightbox;
}

/** Groups the pictures by kind, in their order; one run of all where there are no headings. */
function groupByKind(pictures: PictureWire[], groups: PictureGroup[], headings: boolean) {
  const kinds = headings ? [...new Set(pictures.map(({ catalogType }) => catalogType))] : [undefined];
  return kinds.map((kind) => ({
    group: groups.find(({ catalogType }) => catalogType === kind),
    pictures: kind ? pictures.filter(({ catalogType }) => catalogType === kind) : pictures,
  }));
}

/** Renders pictures as a grid or a wall, with more on demand, and a lightbox with a URL for each picture. */
export function Gallery({ kind, venue, query, first, headings, formatHref }: GalleryProps) {
  const list = usePictureList(first, query);
  const { shown, open, move, close } = useShownPicture();
  const { pictures } = list;
  const at = pictures.findIndex((picture) => getPictureKey(picture) === shown);
  const Lightbox = useLightbox(shown !== undefined);
  const names = getSpaceNames(first.groups);
  // Pictures on the pages before the server-rendered one.
  const before =
    first.page < first.pages ? (first.page - 1) * first.pictures.length : first.total - first.pictures.length;
  const latest = useRef({ list, close });
  useEffect(() => {
    latest.current = { list, close };
  });
  const missing = shown !== undefined && at < 0;
  useEffect(() => {
    // The picture is on a later page, or was removed.
    if (!missing || list.state !== "idle") return;
    void latest.current.list.more().then((more) => {
      if (more) return;
      showToast(pictureZh.lightbox.gone, { kind: "warn" });
      latest.current.close();
    });
  }, [missing, list.state]);
  const showLast = async () => {
    let all = pictures;
    for (let next = await list.more(); next; next = await list.more()) all = next;
    move(getPictureKey(all.at(-1)!));
  };
  return (
    <>
      {groupByKind(pictures, first.groups, headings).map(({ group, pictures: run }, index) => (
        <section className={styles.pictureRun} key={group?.catalogType ?? "all"}>
          {group && (
            <h2 className={pageStructureStyles.subheading}>
              {group.name} <small>{formatNumber(group.count)}</small>
            </h2>
          )}
          <PictureGrid
            kind={kind}
            leading={index === 0}
            names={names}
            onNear={() => void loadLightbox().catch(() => undefined)}
            onOpen={open}
            pictures={run}
          />
        </section>
      ))}
      {first.pages > 1 && (
        <MorePictures
          byScroll={kind === "wall"}
          href={formatHref(list.page + 1)}
          list={list}
          shown={before + pictures.length}
          total={first.total}
        />
      )}
      {Lightbox && at >= 0 && (
        <Lightbox
          at={at}
          before={before}
          groups={first.groups}
          onClose={close}
          onLast={() => void showLast()}
          onMove={(index) => {
            const picture = pictures[index];
            if (picture) move(getPictureKey(picture));
            if (index >= pictures.length - 2) void list.more();
          }}
          pictures={pictures}
          place={query.place}
          total={first.total}
          venue={venue}
        />
      )}
    </>
  );
}
