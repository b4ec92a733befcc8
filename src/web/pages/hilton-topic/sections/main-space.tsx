import type { ReactNode } from "react";
import { formatMetres, formatSize } from "#domain/format.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { drawRowPlans } from "#web/features/search/rows/draw-row-plans.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { NotchedPicture } from "#web/ui/picture/notched-picture.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import textStyles from "#web/ui/text/text.module.css";
import type { VenueDay } from "../page.tsx";
import styles from "./main-space.module.css";

const slots: Slot[] = [{ from: 1248, width: "776px" }, { from: 752, width: "58vw" }, { width: "100vw" }];

interface MainSpaceProps {
  venue: VenueDay["venue"];
  people: number;
  /** What happens in it, in a sentence. */
  children: ReactNode;
}

/** Renders the main space of the day by its photograph, with its plan in the corner, and beside it what happens in it and its size. */
export function MainSpace({ venue: { id: venueId, name: venueName, main }, people, children }: MainSpaceProps) {
  const picture = main?.picture;
  const { style, plans } = drawRowPlans(
    [{ space: main, layout: "classroom", isPictured: picture !== undefined }],
    people,
  );
  const size = main && [
    hasKnownSides(main) && `${formatSize(main.length, main.width)} m`,
    main.height && hiltonTopicZh.room.height(formatMetres(main.height)),
  ];
  return (
    <div className={styles.mainSpace} style={style}>
      {main && (picture ?? plans[0]) && (
        <NotchedPicture
          className={styles.shot}
          picture={
            picture && (
              <Picture
                alt={pictureZh.alt(main.name, picture.caption ?? "")}
                className={styles.photo}
                load="first"
                picture={picture}
                slots={slots}
              />
            )
          }
          plan={plans[0]}
        />
      )}
      <div>
        <p className={styles.sentence}>{children}</p>
        <h2>
          <Link href={formatVenueHref(venueId)}>{venueName}</Link>
        </h2>
        {main && (
          <p className={textStyles.soft}>
            <Link href={formatSpaceHref(venueId, main.id) + eventSizeAddress.format({ people, layout: "classroom" })}>
              {main.name}
            </Link>{" "}
            {size?.filter(Boolean).join("，")}
          </p>
        )}
      </div>
    </div>
  );
}
