import { formatNumber, keepUnits } from "../../../domain/format.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import type { VenueFacts } from "./lean-venue.ts";
import { SpecSheet } from "../../ui/spec-sheet.tsx";

/** Renders the venue's terms; a missing one is 暂无. */
export function Terms({ venue }: { venue: VenueFacts }) {
  const { policies = {}, parkingCount } = venue;
  const words = venueZh.terms;
  const keys = ["deposit", "cancellation", "loadIn", "outsideCatering", "outsideDecoration"] as const;
  const spaces = parkingCount === undefined ? undefined : words.spaces(formatNumber(parkingCount));
  return (
    <div>
      <h2 className="h2s" id="terms">
        {words.title}
      </h2>
      <SpecSheet
        rows={[
          ...keys.map((key) => ({ label: words[key], value: policies[key] && keepUnits(policies[key]) })),
          { label: words.parking, value: policies.parking ?? spaces },
        ]}
      />
    </div>
  );
}
