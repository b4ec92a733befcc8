import type { ReactNode } from "react";
import { computePlanScale } from "#domain/plan-picture/compute-plan-scale.ts";
import { isSession, type Programme, type SessionBlock } from "#domain/offer/programme.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import { PlanPicture } from "#web/ui/drawing/plan-picture.tsx";
import type { OfferSpace, ShownOffer } from "../page.tsx";

/** The notch of a picture is never wider than this, in pixels. */
const notchSlot = { width: 140, height: 80, margin: 0 };

/** The space of the largest session of an offer, with that session. */
export interface MainSpace {
  space: OfferSpace;
  block: SessionBlock;
}

/** Finds the space of the largest session, a meal only where there is none. */
export function findMainSpace(
  { placements, spaces }: Pick<ShownOffer, "placements" | "spaces">,
  programme: Programme,
): MainSpace | undefined {
  const placed = placements.flatMap((placement): MainSpace[] => {
    const block = programme.blocks[placement.block]!;
    const space = spaces.find(({ id }) => id === placement.spaceId);
    return isSession(block) && space ? [{ block, space }] : [];
  });
  const rank = ({ block }: MainSpace) => (block.kind === "session" ? 0 : 1);
  return placed.toSorted((a, b) => rank(a) - rank(b) || b.block.people - a.block.people)[0];
}

/** Draws the plan of a space with the people of a block; undefined where its sides are unknown. */
export const drawPlan = (main: MainSpace | undefined, pxPerMetre: number): ReactNode => {
  if (!main?.block.layout || !hasKnownSides(main.space)) return undefined;
  const { space, block } = main;
  const isEmpty = space.capacity[block.layout!] === 0;
  return (
    <PlanPicture
      planned={{ room: space, layout: block.layout!, people: block.people, isEmpty }}
      pxPerMetre={pxPerMetre}
    />
  );
};

/** Draws the plan of the main space of each offer, all at one scale. */
export function drawPlans(offers: readonly ShownOffer[], programme: Programme): ReactNode[] {
  const mains = offers.map((offer) => findMainSpace(offer, programme));
  const pxPerMetre = computePlanScale(
    mains.map((main) => main?.space),
    notchSlot,
  );
  return mains.map((main) => drawPlan(main, pxPerMetre));
}
