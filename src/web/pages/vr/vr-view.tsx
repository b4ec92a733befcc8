import { useCallback } from "react";
import { formatArea, formatMetres } from "../../../domain/format.ts";
import type { VrScene } from "../../../domain/picture/picture.ts";
import { floorName } from "../../../domain/space/floor.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { spaceHref } from "../../../domain/venue/venue-href.ts";
import { spaceZh } from "../../../texts/space.zh.ts";
import { vrZh } from "../../../texts/vr.zh.ts";
import { InsideHeading } from "../../features/venue-frame/inside-heading.tsx";
import { EnquiryBar, EnquiryCard } from "../../features/venue-frame/enquiry.tsx";
import { VenueTabs } from "../../features/venue-frame/venue-tabs.tsx";
import { SceneList } from "../../features/vr/scene-list.tsx";
import { VrStage } from "../../features/vr/vr-stage.tsx";
import type { PageProps } from "../../page.ts";
import { Link } from "../../ui/link.tsx";
import { NoVr } from "./no-vr.tsx";
import { askedSpace, placeName, type VrData, type VrInput, type VrSpace } from "./vr-data.ts";
import "./vr.css";

/** Renders a venue's VR tour: one scene at a time with its hotspots, and all scenes as links. */
export const VrView = (props: PageProps<VrInput, VrData>) => <VrOf key={props.data.venue.id} {...props} />;

function VrOf({ input, data }: PageProps<VrInput, VrData>) {
  const { venue, scenes, spaces, current } = data;
  const nameOf = useCallback((scene: VrScene) => placeName(spaces, scene), [spaces]);
  const scene = scenes.find(({ id }) => id === current);
  const space = scene ? spaces.find(({ id }) => id === scene.spaceId) : askedSpace(data, input.wish);
  const enquiry = {
    siteId: venue.id,
    own: space !== undefined,
    hall: space && { id: space.id, name: space.name, priceDay: space.priceDay, left: 0 },
    priceFrom: venue.priceFrom,
  };
  return (
    <main className="page vr-page" id="main">
      <InsideHeading name={vrZh.name} venue={venue} />
      <VenueTabs current="vr" venue={venue} />
      {scene ? (
        <div className="with-side">
          <div>
            <VrStage
              nameOf={nameOf}
              scene={scene}
              scenes={scenes}
              venueId={venue.id}
              where={vrZh.place([nameOf(scene), scene.layout && layoutByKey(scene.layout).name])}
            />
            <Standing scene={scene} space={space} venueId={venue.id} venueName={venue.name} />
          </div>
          <div className="beside">
            <section className="places">
              <h2 className="h2s">{vrZh.scenes}</h2>
              <SceneList current={scene} nameOf={nameOf} scenes={scenes} venueId={venue.id} />
            </section>
            <div className="only-wide noprint">
              <EnquiryCard {...enquiry} />
            </div>
          </div>
        </div>
      ) : (
        <>
          <NoVr nameOf={nameOf} scenes={scenes} space={space} venue={venue} />
          <div className="only-wide noprint">
            <EnquiryCard strip {...enquiry} />
          </div>
        </>
      )}
      <EnquiryBar {...enquiry} />
    </main>
  );
}

interface StandingProps {
  scene: VrScene;
  space: VrSpace | undefined;
  venueId: string;
  venueName: string;
}

/** Renders the current scene's facts: the place, its measures, the viewpoint, and the link to its plan. */
function Standing({ scene, space, venueId, venueName }: StandingProps) {
  const layout = scene.layout && layoutByKey(scene.layout).name;
  const facts = space && [
    space.floor === undefined ? undefined : floorName(space.floor),
    space.area && `${formatArea(space.area)} m²`,
    space.height && spaceZh.head.height(formatMetres(space.height)),
  ];
  const seen = scene.bearing === undefined ? vrZh.compass.unknown(scene.layout !== undefined) : vrZh.compass.known;
  return (
    <div className="standing">
      <h2>{vrZh.place([venueName, space?.name ?? scene.name, layout])}</h2>
      {facts && <p>{facts.filter(Boolean).join("，")}</p>}
      <p className="small">
        {vrZh.eyeHeight}
        {seen}
        {scene.panorama.rendered && vrZh.renderedNote}
      </p>
      {space && (
        <p>
          <Link href={spaceHref(venueId, space.id)}>{vrZh.toSpace}</Link>
        </p>
      )}
    </div>
  );
}
