import { type FeatureKey, features } from "#domain/space/features.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import type { VenueFacts } from "./venue-facts.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import styles from "./facilities.module.css";

/** Search features that another part of the page already shows as a figure. */
const shownElsewhere = new Set<FeatureKey>(["metro-800", "rooms-100", "parking-100"]);
/** The sources' synonyms of our features, left out as duplicates. */
const sourceSynonyms: Partial<Record<FeatureKey, readonly string[]>> = { accessible: ["残疾人设施", "无障碍设施"] };

/** Renders the venue's facilities: our own features first, then the source's texts. */
export function Facilities({ venue }: { venue: VenueFacts }) {
  const conditions = features.filter(
    ({ key, of }) => of === "venue" && venue.features.includes(key) && !shownElsewhere.has(key),
  );
  const duplicates = new Set(conditions.flatMap(({ key }) => sourceSynonyms[key] ?? []));
  const sourceFacilities = venue.facilities.filter((label) => !duplicates.has(label));
  const labels = [...new Set([...conditions.map(({ name }) => name), ...sourceFacilities])];
  return (
    <section className={pageStructureStyles.section} id="facilities">
      <h2 className={pageStructureStyles.subheading}>{venueZh.facilities.title}</h2>
      <ul className={styles.facilities}>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </section>
  );
}
