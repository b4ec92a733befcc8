import { useDeferredValue, useMemo, useState } from "react";
import { formatArea, formatMetres, formatYuan } from "../../../domain/format.ts";
import { drawDivided, drawRoom } from "../../../domain/seating-drawing/draw-room.ts";
import { floorName } from "../../../domain/space/floor.ts";
import { spaceHref, venueHref, vrHref } from "../../../domain/venue/venue-href.ts";
import { spaceZh } from "../../../texts/space.zh.ts";
import { firstAsk } from "../../features/capacity-table/ask.ts";
import { hallsOf } from "../../features/capacity-table/hall.ts";
import { useAsk } from "../../features/capacity-table/use-ask.ts";
import { insideCrumbs } from "../../features/venue-frame/crumbs.ts";
import { enquiryHref, saidWords } from "../../features/venue-frame/enquiry.tsx";
import "../../features/venue-frame/venue-frame.css";
import type { PageProps } from "../../page.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Link } from "../../ui/link.tsx";
import { PeopleUnderPlan } from "./people-under-plan.tsx";
import { PlanFigure } from "./plan-figure.tsx";
import "./plan-sheet.css";
import { SeatingPanel } from "./seating-panel.tsx";
import { LikeSpaces, Siblings } from "./siblings.tsx";
import type { SpaceData, SpaceFacts, SpaceInput } from "./space-data.ts";
import { type Arranged, arrangeSpace } from "./space-plan.ts";
import { SpacePictures } from "./space-pictures.tsx";
import { Specs } from "./specs.tsx";
import "./space.css";
import { Unmeasured } from "./unmeasured.tsx";
import { dividedVerdict, plainVerdict, planVerdict } from "./verdict.ts";

/** Renders a space: its plan to scale with the requested people, the verdict, its specifications, and related spaces. */
export const SpaceView = (props: PageProps<SpaceInput, SpaceData>) => <SpaceOf key={props.data.space.id} {...props} />;

function SpaceOf({ input, data: loaded }: PageProps<SpaceInput, SpaceData>) {
  // A changed event size reloads the same space: keep the first objects, so that memoised results stay valid.
  const [data] = useState(loaded);
  const { space, venue, siblings, like } = data;
  const hall = useMemo(() => hallsOf([space])[0]!, [space]);
  const first = useMemo(() => firstAsk([hall], input.ask), [hall, input.ask]);
  const { ask, said, setAsk } = useAsk(spaceHref(venue.id, space.id), input.ask, first);
  const [wants, setWants] = useState({ stage: true, led: true, divided: false });
  const { room } = hall;
  // The ruler updates at once; a drawing of thousands of seats may lag behind.
  const seated = useDeferredValue(ask);
  const figures = hall.figures[seated.layout];
  const { plan, stageDepth } = useMemo<Arranged>(
    () =>
      room && !figures.unsuitable ? arrangeSpace(room, seated, wants) : { plan: undefined, stageDepth: undefined },
    [room, figures, seated, wants],
  );
  const parts = useMemo(() => partsOf(space, siblings), [space, siblings]);
  const facts = useMemo(
    () =>
      room && {
        drawing:
          (wants.divided && drawDivided(wants.stage ? room : { ...room, stage: null }, seated.layout, parts)) ||
          drawRoom(room, plan, parts),
        venue: venue.name,
        space: space.name,
        demo: space.demo ?? false,
        ...seated,
        figures,
      },
    [room, plan, parts, wants, space, venue, seated, figures],
  );
  const divided = facts?.drawing.divided;
  const verdict = divided
    ? dividedVerdict(divided, seated.layout)
    : plan
      ? planVerdict(plan, seated.people)
      : plainVerdict(figures, seated.layout, seated.people, room !== undefined);
  const href = enquiryHref({ siteId: venue.id, said, hall: space });
  return (
    <main className={classNames("page space-page", facts && "drawn")} id="main">
      <Breadcrumb crumbs={insideCrumbs(venue, space.name)} />
      <Title space={space} venue={venue} />
      <div className="hero">
        {facts ? (
          <PlanFigure facts={facts}>
            {plan && !divided && <PeopleUnderPlan ask={ask} onAsk={setAsk} verdict={verdict} />}
          </PlanFigure>
        ) : (
          <Unmeasured space={space} />
        )}
        <SeatingPanel
          ask={ask}
          divisible={(facts?.drawing.parts.length ?? 0) > 0}
          drawn={plan !== undefined}
          carried={saidWords(said)}
          enquiryHref={href}
          hall={hall}
          onAsk={setAsk}
          onWants={setWants}
          space={space}
          stageDepth={stageDepth}
          verdict={verdict}
          wants={wants}
        />
      </div>
      {data.pictures.length > 0 && (
        <SpacePictures layout={seated.layout} pictures={data.pictures} space={space} venueId={venue.id} />
      )}
      <Specs siblings={siblings} space={space} venueId={venue.id} />
      {siblings.length > 0 && <Siblings ask={ask} data={data} said={said} />}
      {like.length > 0 && <LikeSpaces ask={ask} said={said} spaces={like} />}
      <div className="bar">
        <p className="bar-price">
          <Figure value={space.priceDay === undefined ? undefined : formatYuan(space.priceDay)} />
          {space.priceDay !== undefined && <small>{spaceZh.ask.perDay}</small>}
        </p>
        <LinkButton href={href} variant="act">
          {spaceZh.ask.button}
        </LinkButton>
      </div>
    </main>
  );
}

/** Returns the parts of a divisible space, in their order. */
const partsOf = ({ splitsInto = [] }: SpaceFacts, siblings: SpaceData["siblings"]) =>
  splitsInto.flatMap((id) => siblings.find((one) => one.id === id) ?? []);

function Title({ space, venue }: { space: SpaceFacts; venue: SpaceData["venue"] }) {
  const { name, demo, floor, area, height, hasVr } = space;
  const facts = [
    floor === undefined ? undefined : floorName(floor),
    area && `${formatArea(area)} m²`,
    height && spaceZh.head.height(formatMetres(height)),
  ];
  return (
    <div className="id">
      <h1>
        {name}
        <DemoTag demo={demo ?? false} />
      </h1>
      <p>
        <Link href={venueHref(venue.id)}>{venue.name}</Link>
        <span>{facts.filter(Boolean).join("，")}</span>
        {hasVr && <Link href={vrHref(venue.id, { type: "huiyishi", spaceId: space.id })}>{spaceZh.vr}</Link>}
      </p>
    </div>
  );
}
