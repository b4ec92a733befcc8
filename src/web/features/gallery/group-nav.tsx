import type { PictureGroup } from "#contract/schemas/picture.ts";
import { formatNumber } from "#domain/format.ts";
import { formatPicturesHref } from "#domain/venue/format-venue-href.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { noSpaceId } from "./format-venue-picture-href.ts";
import { classNames } from "../../ui/text/class-names.ts";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import styles from "./group-nav.module.css";

interface GroupNavProps {
  venueId: string;
  groups: PictureGroup[];
  /** The listed group; all pictures where absent. */
  place?: { type: string; spaceId: string };
}

interface GroupEntry {
  href: string;
  name: string;
  count: number;
  current: boolean;
  /** Name of the kind, where this entry is the first space of it. */
  kindHeading?: string;
  isSpace?: boolean;
}

function getEntries({ venueId, groups, place }: GroupNavProps): GroupEntry[] {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const all = {
    href: formatPicturesHref(venueId),
    name: pictureZh.everything,
    count: total,
    current: place === undefined,
  };
  const groupEntries = groups.flatMap(({ catalogType, name, spaces }) =>
    spaces.map((space, index): GroupEntry => {
      const group = { type: catalogType, spaceId: space.spaceId };
      const before = spaces[index - 1]?.spaceId ?? noSpaceId;
      return {
        href: formatPicturesHref(venueId, group),
        name: space.spaceId === noSpaceId ? name : space.name,
        count: space.count,
        current: place?.type === group.type && place.spaceId === group.spaceId,
        kindHeading: space.spaceId !== noSpaceId && before === noSpaceId ? name : undefined,
        isSpace: space.spaceId !== noSpaceId,
      };
    }),
  );
  return [all, ...groupEntries];
}

/** Renders the groups of a gallery, by kind and space, as links with their counts. */
export const GroupNav = (props: GroupNavProps) => (
  <nav aria-label={pictureZh.groups} className={classNames(visibilityStyles.noPrint, styles.groupNav)}>
    <ul>
      {getEntries(props).map(({ href, name, count, current, kindHeading, isSpace }) => (
        <li className={isSpace ? styles.ofSpace : undefined} key={href}>
          {kindHeading && (
            <span className={classNames(visibilityStyles.onlyWide, styles.kindHeading)}>{kindHeading}</span>
          )}
          <Link aria-current={current ? "page" : undefined} href={href} resetScroll={false}>
            {name} <small>{formatNumber(count)}</small>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
