import { type FeatureKey, features } from "../../../domain/space/feature.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import type { VenueFacts } from "./lean-venue.ts";

/** Search features that another part of the page already shows as a figure. */
const measured = new Set<FeatureKey>(["metro-800", "rooms-100", "parking-100"]);
/** The sources' synonyms of our features, left out as duplicates. */
const said: Partial<Record<FeatureKey, readonly string[]>> = { accessible: ["残疾人设施", "无障碍设施"] };

/** Renders the venue's facilities: our own features first, then the source's texts. */
export function Facilities({ venue }: { venue: VenueFacts }) {
  const conditions = features.filter(
    ({ key, of }) => of === "venue" && venue.features.includes(key) && !measured.has(key),
  );
  const again = new Set(conditions.flatMap(({ key }) => said[key] ?? []));
  const own = venue.facilities.filter((word) => !again.has(word));
  const words = [...new Set([...conditions.map(({ name }) => name), ...own])];
  return (
    <section className="part" id="facilities">
      <h2 className="h2s">{venueZh.facilities.title}</h2>
      <ul className="facilities">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </section>
  );
}
