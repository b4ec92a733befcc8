import type { VrScene } from "#domain/picture/picture.ts";
import { formatSpaceHref, formatVenueSpacesHref } from "#domain/venue/format-venue-href.ts";
import { vrZh } from "#texts/venue/vr.zh.ts";
import type { VenueHead } from "../../features/venue-frame/venue-facts.ts";
import { SceneList } from "../../features/vr/scene-list.tsx";
import { PlanPicture } from "../../ui/drawing/plan-picture.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { LinkButton } from "../../ui/forms/button.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import type { VrSpace } from "./loader.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./no-vr.module.css";

interface NoVrProps {
  venue: VenueHead;
  /** The requested space. */
  space: VrSpace | undefined;
  scenes: readonly VrScene[];
  nameOf: (scene: VrScene) => string;
}

/** Pixels of a plan's length, and pixels a metre at most. */
const planWidth = 520;
const mostPxPerMetre = 24;

/** Renders the empty state when the requested place has no panorama, with what there is instead. */
export function NoVr({ venue, space, scenes, nameOf }: NoVrProps) {
  const texts = vrZh.none;
  const plan = space ? formatSpaceHref(venue.id, space.id) : formatVenueSpacesHref(venue.id);
  const hasPlan = space !== undefined || venue.spaceCount > 0;
  return (
    <section className={styles.noPanorama}>
      <EmptyState title={space ? texts.space(space.name) : texts.venue}>
        {space?.planned && (
          <Link aria-label={vrZh.toPlan} className={styles.plan} href={plan}>
            <PlanPicture
              planned={space.planned}
              pxPerMetre={Math.min(mostPxPerMetre, planWidth / space.planned.room.length)}
            />
          </Link>
        )}
        <p className={textStyles.soft}>{hasPlan ? texts.instead : texts.adviserHint}</p>
        <div className={styles.actions}>
          {hasPlan && <LinkButton href={plan}>{vrZh.toPlan}</LinkButton>}
          <LinkButton href={`/view/hotel-${venue.id}/tupian`}>{vrZh.toPictures}</LinkButton>
        </div>
      </EmptyState>
      {scenes.length > 0 && (
        <div className={styles.others}>
          <h2 className={pageStructureStyles.subheading}>{texts.others}</h2>
          <SceneList getPlaceName={nameOf} scenes={scenes} venueId={venue.id} />
        </div>
      )}
    </section>
  );
}
