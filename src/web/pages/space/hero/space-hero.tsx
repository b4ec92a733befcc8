import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from "react";
import type { PictureWire } from "#contract/schemas/picture.ts";
import { describePlan } from "#domain/seating-drawing/describe-plan.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { planZh } from "#texts/venue/plan.zh.ts";
import { PlanTools, type PlanOrientation } from "#web/features/seating-plan/plan-tools.tsx";
import { ViewpointNumbers } from "#web/features/seating-plan/viewpoint-numbers.tsx";
import { ViewpointLight } from "#web/ui/drawing/viewpoint-light.tsx";
import { useZoom } from "#web/ui/zoom/zoom-pane.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import type { SpaceData } from "../loader.ts";
import { getSheetDay, PlanFigure } from "../plan/plan-figure.tsx";
import { SeatingDetails } from "../plan/seating-details.tsx";
import { SeatingPanel } from "../plan/seating-panel.tsx";
import type { SpacePlan } from "../plan/use-space-plan.ts";
import { UnmeasuredSpace } from "../unmeasured-space.tsx";
import { PictureStrip } from "./picture-strip.tsx";
import { placePictures } from "./place-pictures.ts";
import { SpacePhotograph } from "./space-photograph.tsx";
import { ViewTabs } from "./view-tabs.tsx";
import styles from "./space-hero.module.css";

interface SpaceHeroProps {
  data: SpaceData;
  planned: SpacePlan;
  title: ReactNode;
  /** Price and enquiry. */
  band: ReactNode;
  /** What the space misses of the event. */
  notes: ReactNode;
  vrHref: string | undefined;
}

/** Returns the index of the picture of a layout, -1 where there is none. */
const findLayout = (pictures: readonly PictureWire[], layout: LayoutKey): number =>
  pictures.findIndex((picture) => picture.layout === layout);

/** Returns the picture that is shown, by index: the chosen one until another layout is planned of which there is one. */
function useShownIndex(pictures: readonly PictureWire[], layout: LayoutKey) {
  const [state, setState] = useState({ layout, index: Math.max(0, findLayout(pictures, layout)) });
  if (layout !== state.layout) {
    const found = findLayout(pictures, layout);
    setState({ layout, index: found < 0 ? state.index : found });
  }
  const show = useCallback((index: number) => setState({ layout, index }), [layout]);
  return [state.index, show] as const;
}

/**
 * Renders the first screen: photograph and plan at one height, the pictures as places on the plan, what is planned, price
 * and enquiry. Without a photograph the plan has its place.
 */
export function SpaceHero({ data, planned, title, band, notes, vrHref }: SpaceHeroProps) {
  const { space, venue, pictures } = data;
  const { facts, deferredSize, capacity } = planned;
  const { layout } = deferredSize;
  const drawing = facts?.drawing;
  const zoom = useZoom();
  const [orientation, setOrientation] = useState<PlanOrientation>("lies");
  const descriptionId = useId();
  const description = useMemo(
    () => drawing && describePlan(space.name, drawing, layout, planZh.description),
    [space, drawing, layout],
  );
  const pair = useRef<HTMLDivElement>(null);
  const [shown, show] = useShownIndex(pictures, layout);
  const [first] = useState(shown);
  const placed = useMemo(() => placePictures(pictures, drawing), [pictures, drawing]);
  const picture = pictures[shown];
  const lit = placed.find(({ number }) => number === shown + 1);
  const light = useMemo(
    () => lit && drawing && <ViewpointLight room={drawing.room} viewpoint={lit.viewpoint} />,
    [lit, drawing],
  );
  const numbers = useMemo(
    () =>
      drawing && (
        <ViewpointNumbers drawing={drawing} onShow={(number) => show(number - 1)} placed={placed} shown={shown + 1} />
      ),
    [drawing, placed, shown, show],
  );
  const hasStrip = pictures.length > 1 || vrHref !== undefined;
  return (
    <>
      <div className={classNames(styles.hero, facts && styles.drawn, !picture && styles.bare)}>
        {title}
        {picture && facts && <ViewTabs count={pictures.length} pair={pair} vrHref={vrHref} />}
        <div className={classNames(styles.pair, picture && facts && styles.swiped)} ref={pair}>
          {picture && (
            <SpacePhotograph
              isFirst={shown === first}
              layout={layout}
              number={lit?.number}
              picture={picture}
              space={space}
              venueId={venue.id}
            />
          )}
          {facts ? (
            <PlanFigure describedBy={descriptionId} facts={facts} lit={light} orientation={orientation} zoom={zoom}>
              {numbers}
            </PlanFigure>
          ) : (
            <UnmeasuredSpace capacity={capacity} />
          )}
        </div>
        {hasStrip && <PictureStrip onShow={show} pictures={pictures} shown={shown} vrHref={vrHref} />}
        <SeatingPanel planned={planned} space={space} />
        {facts && (
          <PlanTools
            className={styles.tools}
            facts={facts}
            onOrientation={setOrientation}
            orientation={orientation}
            today={getSheetDay}
            zoom={zoom}
          />
        )}
        {band}
      </div>
      <SeatingDetails description={description} descriptionId={descriptionId} notes={notes} planned={planned} />
    </>
  );
}
