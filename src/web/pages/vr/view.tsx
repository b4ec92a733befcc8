import { useCallback } from "react";
import { formatArea, formatMetres } from "#domain/format.ts";
import type { VrScene } from "#domain/picture/picture.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import { vrZh } from "#texts/venue/vr.zh.ts";
import { VenueSubpageHeading } from "../../features/venue-frame/venue-subpage-heading.tsx";
import { DemandBar, DemandCard } from "../../features/demand-card/demand-card.tsx";
import { VenueTabs } from "../../features/venue-frame/venue-tabs.tsx";
import { SceneList } from "../../features/vr/scene-list.tsx";
import { VrStage } from "../../features/vr/vr-stage.tsx";
import type { PageProps } from "../../page.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { NoVr } from "./no-vr.tsx";
import { getPlaceName } from "./get-place-name.ts";
import { getRequestedSpace } from "./get-requested-space.ts";
import type { VrData, VrInput, VrSpace } from "./loader.ts";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

/** Renders a venue's VR tour: one scene at a time with its hotspots, and all scenes as links. */
export const VrView = (props: PageProps<VrInput, VrData>) => <VrContent key={props.data.venue.id} {...props} />;

function VrContent({ input, data }: PageProps<VrInput, VrData>) {
  const { venue, scenes, spaces, current } = data;
  const nameOf = useCallback((scene: VrScene) => getPlaceName(spaces, scene), [spaces]);
  const scene = scenes.find(({ id }) => id === current);
  const space = scene ? spaces.find(({ id }) => id === scene.spaceId) : getRequestedSpace(data, input.selection);
  const demandProps = {
    siteId: venue.id,
    own: space !== undefined,
    space: space && { id: space.id, name: space.name, priceDay: space.priceDay, priceYear: space.priceYear },
    priceFrom: venue.priceFrom,
  };
  return (
    <main className={pageStructureStyles.page} id="main">
      <VenueSubpageHeading name={vrZh.name} venue={venue} />
      <VenueTabs current="vr" venue={venue} />
      {scene ? (
        <div className={classNames(pageStructureStyles.withSidebar, styles.columns)}>
          <div>
            <VrStage
              getPlaceName={nameOf}
              scene={scene}
              scenes={scenes}
              venueId={venue.id}
              placeName={vrZh.place([nameOf(scene), scene.layout && getLayoutByKey(scene.layout).name])}
            />
            <SceneFacts scene={scene} space={space} venueId={venue.id} venueName={venue.name} />
          </div>
          <div className={styles.sidebar}>
            <section className={styles.places}>
              <h2 className={pageStructureStyles.subheading}>{vrZh.scenes}</h2>
              <SceneList current={scene} getPlaceName={nameOf} scenes={scenes} venueId={venue.id} />
            </section>
            <div className={classNames(visibilityStyles.fromTablet, visibilityStyles.noPrint)}>
              <DemandCard {...demandProps} />
            </div>
          </div>
        </div>
      ) : (
        <>
          <NoVr nameOf={nameOf} scenes={scenes} space={space} venue={venue} />
          <div className={classNames(visibilityStyles.fromTablet, visibilityStyles.noPrint)}>
            <DemandCard strip {...demandProps} />
          </div>
        </>
      )}
      <DemandBar {...demandProps} />
    </main>
  );
}

interface SceneFactsProps {
  scene: VrScene;
  space: VrSpace | undefined;
  venueId: string;
  venueName: string;
}

/** Renders the current scene's facts: the place, its measures, the viewpoint, and the link to its plan. */
function SceneFacts({ scene, space, venueId, venueName }: SceneFactsProps) {
  const layout = scene.layout && getLayoutByKey(scene.layout).name;
  const facts = space && [
    space.floor === undefined ? undefined : formatFloor(space.floor),
    space.area && `${formatArea(space.area)} m²`,
    space.height && spaceZh.head.height(formatMetres(space.height)),
  ];
  const viewpointNote =
    scene.bearing === undefined ? vrZh.compass.unknown(scene.layout !== undefined) : vrZh.compass.pointsNorth;
  return (
    <div className={styles.sceneFacts}>
      <h2>{vrZh.place([venueName, space?.name ?? scene.name, layout])}</h2>
      {facts && <p>{facts.filter(Boolean).join("，")}</p>}
      <p className={textStyles.small}>
        {vrZh.eyeHeight}
        {viewpointNote}
        {scene.panorama.rendered && vrZh.renderedNote}
      </p>
      {space && (
        <p>
          <Link href={formatSpaceHref(venueId, space.id)}>{vrZh.toSpace}</Link>
        </p>
      )}
    </div>
  );
}
