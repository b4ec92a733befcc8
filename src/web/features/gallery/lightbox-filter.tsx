import type { PictureGroup } from "#contract/schemas/picture.ts";
import { formatNumber } from "#domain/format.ts";
import { formatPicturesHref } from "#domain/venue/format-venue-href.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { formatPictureQuery, noSpaceId } from "./format-venue-picture-href.ts";
import type { PictureListQuery } from "./use-picture-list.ts";
import { useCentredChild } from "./use-centred-child.ts";
import styles from "./lightbox-filter.module.css";

interface LightboxFilterProps {
  venueId: string;
  groups: PictureGroup[];
  /** The listed group; all pictures where absent. */
  place: PictureListQuery["place"];
}

/** Renders the kinds and spaces of the pictures as a filter: each link shows the first picture of its own. */
export function LightboxFilter({ venueId, groups, place }: LightboxFilterProps) {
  const own = groups.flatMap(({ catalogType, spaces }) =>
    spaces.map(({ spaceId, name, count, first }) => ({
      name,
      count,
      isCurrent: place?.type === catalogType && place.spaceId === spaceId,
      href: formatPicturesHref(venueId, { type: catalogType, spaceId }),
      picture: { hash: first, ...(spaceId !== noSpaceId && { spaceId }) },
    })),
  );
  const all = {
    name: pictureZh.everything,
    count: groups.reduce((sum, { count }) => sum + count, 0),
    isCurrent: place === undefined,
    href: formatPicturesHref(venueId),
    picture: own[0]!.picture,
  };
  const entries = [all, ...own];
  const line = useCentredChild<HTMLElement>(entries.findIndex(({ isCurrent }) => isCurrent));
  return (
    <nav aria-label={pictureZh.groups} className={styles.filter} ref={line}>
      {entries.map(({ name, count, isCurrent, href, picture }) => (
        <Link
          aria-current={isCurrent ? "true" : undefined}
          href={href + formatPictureQuery(picture)}
          key={href}
          preload={false}
          replace
          resetScroll={false}
        >
          {name} {formatNumber(count)}
        </Link>
      ))}
    </nav>
  );
}
