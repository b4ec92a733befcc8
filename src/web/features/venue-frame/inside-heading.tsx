import type { ReactNode } from "react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { insideCrumbs } from "./crumbs.ts";
import type { VenueHead } from "./lean-venue.ts";
import "./venue-frame.css";

interface InsideHeadingProps {
  venue: VenueHead;
  /** What of the house the page is about, the last of its crumbs. */
  name: string;
  /** What can be done with the whole page, beside the house's name. */
  children?: ReactNode;
}

/** The head of every page inside a house: where one is, whose page it is. */
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
