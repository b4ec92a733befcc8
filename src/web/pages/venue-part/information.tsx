import { bindUnits } from "../../../domain/format-number.ts";
import { venueZh } from "../../../texts/venue/venue.zh.ts";
import type { VenueFacts } from "../../features/venue-frame/venue-facts.ts";
import { Terms } from "../../features/venue-frame/terms.tsx";
import { SpecSheet } from "../../ui/list/spec-sheet.tsx";

/** Renders the venue's terms, years, description and data source. */
export function Information({ venue }: { venue: VenueFacts }) {
  const { opened, renovated, phone, description, source } = venue;
  const texts = venueZh.parts;
  const formatYear = (value: number | undefined) => value && texts.year(value);
  return (
    <>
      <section className="part">
        <div className="two">
          <Terms venue={venue} />
          <div>
            <h2 className="h2s">{texts.history}</h2>
            <SpecSheet
              rows={[
                { label: texts.opened, value: formatYear(opened) },
                { label: texts.renovated, value: formatYear(renovated) },
                ...(phone ? [{ label: texts.phone, value: phone }] : []),
              ]}
            />
          </div>
        </div>
      </section>
      {description && (
        <section className="part">
          <h2 className="h2s">{venueZh.about}</h2>
          <p className="about">{bindUnits(description)}</p>
        </section>
      )}
      <p className="small source">{venueZh.source(source.name, source.licence ?? "", source.date ?? "")}</p>
    </>
  );
}
