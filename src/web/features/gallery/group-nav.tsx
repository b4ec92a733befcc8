import type { PictureGroup } from "../../../contract/schemas/picture.ts";
import { formatNumber } from "../../../domain/format-number.ts";
import { formatPicturesHref } from "../../../domain/venue/format-venue-href.ts";
import { pictureZh } from "../../../texts/venue/picture.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { noSpaceId } from "./format-venue-picture-href.ts";

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
  <nav aria-label={pictureZh.groups} className="picture-groups noprint">
    <ul>
      {getEntries(props).map(({ href, name, count, current, kindHeading, isSpace }) => (
        <li className={isSpace ? "within" : undefined} key={href}>
          {kindHeading && <span className="only-wide">{kindHeading}</span>}
          <Link aria-current={current ? "page" : undefined} href={href} resetScroll={false}>
            {name} <small>{formatNumber(count)}</small>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
