import type { ReactNode } from "react";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { DemoTag } from "../../ui/text/demo-tag.tsx";
import { buildVenueSubpageCrumbs } from "./build-venue-crumbs.ts";
import type { VenueHead } from "./venue-facts.ts";
import { classNames } from "../../ui/text/class-names.ts";
import styles from "./venue-subpage-heading.module.css";

interface VenueSubpageHeadingProps {
  venue: VenueHead;
  /** The page's subject, its last crumb. */
  name: string;
  /** Actions on the whole page, next to the venue's name. */
  children?: ReactNode;
  /** Class of the line with the venue's name. */
  className?: string;
}

/** Renders the heading of a venue's subpage: breadcrumb and venue name. */
export function VenueSubpageHeading({ venue, name, children, className }: VenueSubpageHeadingProps) {
  return (
    <>
      <Breadcrumb crumbs={buildVenueSubpageCrumbs(venue, name)} />
      <div className={classNames(styles.heading, className)}>
        <h1>
          {venue.name}
          <DemoTag demo={venue.demo} />
        </h1>
        {children}
      </div>
    </>
  );
}
