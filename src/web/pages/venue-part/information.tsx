import { bindUnits } from "#domain/format.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import type { VenueFacts } from "../../features/venue-frame/venue-facts.ts";
import { Terms } from "../../features/venue-frame/terms.tsx";
import { SpecSheet } from "../../ui/list/spec-sheet.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import venuePartsStyles from "../../features/venue-frame/venue-parts.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";

/** Renders the venue's terms, years, description and data source. */
export function Information({ venue }: { venue: VenueFacts }) {
  const { opened, renovated, phones, description, source } = venue;
  const sourceText = venueZh.source(source);
  const texts = venueZh.parts;
  const formatYear = (value: number | undefined) => value && texts.year(value);
  return (
    <>
      <section className={pageStructureStyles.section}>
        <div className={venuePartsStyles.columns}>
          <Terms venue={venue} />
          <div>
            <h2 className={pageStructureStyles.subheading}>{texts.history}</h2>
            <SpecSheet
              folded
              rows={[
                { label: texts.opened, value: formatYear(opened) },
                { label: texts.renovated, value: formatYear(renovated) },
                ...(phones ? [{ label: texts.phone, value: phones.map(({ text }) => text).join("、") }] : []),
              ]}
            />
          </div>
        </div>
      </section>
      {description && (
        <section className={pageStructureStyles.section}>
          <h2 className={pageStructureStyles.subheading}>{venueZh.about}</h2>
          <p className={venuePartsStyles.about}>{bindUnits(description)}</p>
        </section>
      )}
      {sourceText && <p className={classNames(textStyles.small, venuePartsStyles.source)}>{sourceText}</p>}
    </>
  );
}
