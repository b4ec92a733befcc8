import type { VrScene } from "../../../domain/picture/picture.ts";
import { spaceHref, venueSpacesHref } from "../../../domain/venue/venue-href.ts";
import { vrZh } from "../../../texts/vr.zh.ts";
import type { VenueHead } from "../../features/venue-frame/lean-venue.ts";
import { SceneList } from "../../features/vr/scene-list.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { VrSpace } from "./vr-data.ts";

interface NoVrProps {
  venue: VenueHead;
  /** The requested space. */
  space: VrSpace | undefined;
  scenes: readonly VrScene[];
  nameOf: (scene: VrScene) => string;
}

/** Renders the empty state when the requested place has no panorama, with what there is instead. */
export function NoVr({ venue, space, scenes, nameOf }: NoVrProps) {
  const words = vrZh.none;
  const plan = space ? spaceHref(venue.id, space.id) : venueSpacesHref(venue.id);
  const planned = space !== undefined || venue.spaceCount > 0;
  return (
    <section className="no-vr">
      <EmptyState title={space ? words.space(space.name) : words.house}>
        <p className="soft">{planned ? words.instead : words.ask}</p>
        <div className="acts">
          {planned && <LinkButton href={plan}>{vrZh.toPlan}</LinkButton>}
          <LinkButton href={`/view/hotel-${venue.id}/tupian`}>{vrZh.toPictures}</LinkButton>
        </div>
      </EmptyState>
      {scenes.length > 0 && (
        <div className="places">
          <h2 className="h2s">{words.others}</h2>
          <SceneList nameOf={nameOf} scenes={scenes} venueId={venue.id} />
        </div>
      )}
    </section>
  );
}
