import type { PictureGroup } from "../../../contract/pictures.ts";
import { formatNumber } from "../../../domain/format.ts";
import { picturesHref } from "../../../domain/venue/venue-href.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { Link } from "../../ui/link.tsx";
import { noSpace } from "./gallery-href.ts";

interface GroupNavProps {
  venueId: string;
  groups: PictureGroup[];
  /** The listed group; all pictures where absent. */
  place?: { type: string; spaceId: string };
}

interface Entry {
  href: string;
  name: string;
  count: number;
  current: boolean;
  /** Name of the kind, where this entry is the first space of it. */
  heads?: string;
  within?: boolean;
}

function entriesOf({ venueId, groups, place }: GroupNavProps): Entry[] {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const all = { href: picturesHref(venueId), name: pictureZh.everything, count: total, current: place === undefined };
  const ofGroups = groups.flatMap(({ catalogType, name, spaces }) =>
    spaces.map((space, index): Entry => {
      const own = { type: catalogType, spaceId: space.spaceId };
      const before = spaces[index - 1]?.spaceId ?? noSpace;
      return {
        href: picturesHref(venueId, own),
        name: space.spaceId === noSpace ? name : space.name,
        count: space.count,
        current: place?.type === own.type && place.spaceId === own.spaceId,
        heads: space.spaceId !== noSpace && before === noSpace ? name : undefined,
        within: space.spaceId !== noSpace,
      };
    }),
  );
  return [all, ...ofGroups];
}

/** Renders the groups of a gallery, by kind and space, as links with their counts. */
export const GroupNav = (props: GroupNavProps) => (
  <nav aria-label={pictureZh.groups} className="picture-groups noprint">
    <ul>
      {entriesOf(props).map(({ href, name, count, current, heads, within }) => (
        <li className={within ? "within" : undefined} key={href}>
          {heads && <span className="only-wide">{heads}</span>}
          <Link aria-current={current ? "page" : undefined} href={href} resetScroll={false}>
            {name} <small>{formatNumber(count)}</small>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
