import { keepUnits } from "../../../domain/format.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import type { VenueFacts } from "../../features/venue-frame/lean-venue.ts";
import { Terms } from "../../features/venue-frame/terms.tsx";
import { SpecSheet } from "../../ui/spec-sheet.tsx";

/** Renders the venue's terms, years, description and data source. */
export function Information({ venue }: { venue: VenueFacts }) {
  const { opened, renovated, phone, description, source } = venue;
  const words = venueZh.parts;
  const year = (value: number | undefined) => value && words.year(value);
  return (
    <>
      <section className="part">
        <div className="two">
          <Terms venue={venue} />
          <div>
            <h2 className="h2s">{words.history}</h2>
            <SpecSheet
              rows={[
                { label: words.opened, value: year(opened) },
                { label: words.renovated, value: year(renovated) },
                ...(phone ? [{ label: words.phone, value: phone }] : []),
              ]}
            />
          </div>
        </div>
      </section>
      {description && (
        <section className="part">
          <h2 className="h2s">{venueZh.about}</h2>
          <p className="about">{keepUnits(description)}</p>
        </section>
      )}
      <p className="small source">{venueZh.source(source.name, source.licence ?? "", source.date ?? "")}</p>
    </>
  );
}
