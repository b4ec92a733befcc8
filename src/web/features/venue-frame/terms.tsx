import { formatNumber, bindUnits } from "#domain/format.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { Offers } from "./offers.tsx";
import type { VenueFacts } from "./venue-facts.ts";
import { SpecSheet } from "../../ui/list/spec-sheet.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";

/** Renders the venue's terms; one row names those that are 暂无. */
export function Terms({ venue }: { venue: VenueFacts }) {
  const { policies = {}, parkingCount, offers } = venue;
  const texts = venueZh.terms;
  const keys = ["deposit", "cancellation", "loadIn", "outsideCatering", "outsideDecoration"] as const;
  const spaces = parkingCount === undefined ? undefined : texts.spaces(formatNumber(parkingCount));
  return (
    <div>
      <h2 className={pageStructureStyles.subheading} id="terms">
        {texts.title}
      </h2>
      <SpecSheet
        folded
        rows={[
          ...keys.map((key) => ({ label: texts[key], value: policies[key] && bindUnits(policies[key]) })),
          { label: texts.parking, value: policies.parking ?? spaces },
          { label: texts.offers, value: <Offers offers={offers} /> },
        ]}
      />
    </div>
  );
}
