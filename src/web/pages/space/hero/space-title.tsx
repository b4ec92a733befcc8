import { shortRegionName } from "#domain/city/short-region-name.ts";
import { formatArea, formatMetres } from "#domain/format.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { ShortlistToggle } from "#web/ui/shortlist/shortlist-toggle.tsx";
import { DemoTag } from "#web/ui/text/demo-tag.tsx";
import textStyles from "#web/ui/text/text.module.css";
import type { SpaceData } from "../loader.ts";
import styles from "./space-title.module.css";

/** Renders the name of the space, its venue, and its first facts; what is unknown is left out. */
export function SpaceTitle({ space, venue }: Pick<SpaceData, "space" | "venue">) {
  const { name, demo, floor, area, height } = space;
  const facts = [
    floor === undefined ? undefined : formatFloor(floor),
    area && `${formatArea(area)} m²`,
    height && spaceZh.head.height(formatMetres(height)),
  ];
  const district = venue.districtName && shortRegionName(venue.districtName);
  return (
    <div className={styles.title}>
      <h1 data-demo={demo ? "" : undefined}>
        {name}
        <DemoTag demo={demo} />
      </h1>
      <p>
        <span>
          <Link href={formatVenueHref(venue.id)}>{venue.name}</Link>
          {district && `，${district}`}
        </span>
        <span className={textStyles.soft}>{facts.filter(Boolean).join("，")}</span>
        <ShortlistToggle className={styles.toggle} siteId={venue.id} spaceCode={space.id} />
      </p>
    </div>
  );
}
