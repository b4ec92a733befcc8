import type { ReactNode } from "react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { insideCrumbs } from "./crumbs.ts";
import type { VenueHead } from "./lean-venue.ts";
import "./venue-frame.css";

interface InsideHeadingProps {
  venue: VenueHead;
  /** The page's subject, its last crumb. */
  name: string;
  /** Actions on the whole page, next to the venue's name. */
  children?: ReactNode;
}

/** Renders the heading of a venue's subpage: breadcrumb and venue name. */
export function InsideHeading({ venue, name, children }: InsideHeadingProps) {
  return (
    <>
      <Breadcrumb crumbs={insideCrumbs(venue, name)} />
      <div className="inside-heading">
        <h1>
          {venue.name}
          <DemoTag demo={venue.demo ?? false} of={venue.name} />
        </h1>
        {children}
      </div>
    </>
  );
}
