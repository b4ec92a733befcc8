import { type FeatureKey, features } from "../../../domain/space/feature.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import type { VenueFacts } from "./lean-venue.ts";

/** Conditions of a search that another part of the page says by its figure: no facilities. */
const measured = new Set<FeatureKey>(["metro-800", "rooms-100", "parking-100"]);
/** Words of sources for what a condition of ours says already. */
const said: Partial<Record<FeatureKey, readonly string[]>> = { accessible: ["残疾人设施", "无障碍设施"] };

/** What the house has, as its source words it; conditions of ours that hold for all its halls come first. */
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
