import { features } from "../../../domain/space/feature.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import type { VenueFacts } from "./lean-venue.ts";

/** What the house has, as its source words it; conditions of ours that hold for all its halls come first. */
export function Facilities({ venue }: { venue: VenueFacts }) {
  const conditions = features.filter(({ key, of }) => of === "venue" && venue.features.includes(key));
  const words = [...new Set([...conditions.map(({ name }) => name), ...venue.facilities])];
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
