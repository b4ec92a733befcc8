import { venueZh } from "#texts/venue/venue.zh.ts";
import type { ShortField } from "../../features/demand-form/form/short-demand-form-props.ts";
import { ShortDemandForm } from "../../features/demand-form/form/short-demand-form.tsx";
import type { VenueFacts } from "../../features/venue-frame/venue-facts.ts";
import { CallbackText } from "../../ui/text/callback-text.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import styles from "./part-enquiry.module.css";

/** The parts that have an enquiry of their own, with what it asks for. */
const partFields = {
  "guest-rooms": ["guestRooms", "startDate", "name", "mobile"],
  dining: ["people", "startDate", "name", "mobile"],
  facilities: ["people", "startDate", "name", "mobile"],
} as const satisfies Record<string, readonly ShortField[]>;
type EnquiredPart = keyof typeof partFields;

const moreFields = ["days", "budget", "remarks"] as const;

/** Returns whether a part has an enquiry of its own. */
export const isEnquiredPart = (part: string): part is EnquiredPart => part in partFields;

/** Renders the enquiry about one part of a venue: rooms, tables or what is there. */
export function PartEnquiry({ venue, part }: { venue: VenueFacts; part: EnquiredPart }) {
  const texts = venueZh.parts.enquiry;
  const { id, name, demo, cityCode, cityName } = venue;
  return (
    <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint)} id="demand">
      <h2 className={pageStructureStyles.subheading}>{texts.title[part]}</h2>
      <p className={styles.lead}>
        <CallbackText format={texts.text} />
      </p>
      <ShortDemandForm
        city={{ code: cityCode, name: cityName }}
        fields={partFields[part]}
        moreFields={moreFields}
        pageFrom={`view/${part}`}
        selectedVenues={[{ siteId: id, name, ...(demo && { demo }) }]}
      />
    </section>
  );
}
