import type { Offer, OfferTurnover } from "../offer.ts";
import type { Programme, SessionBlock } from "../programme.ts";
import { describeSize } from "./describe-block.ts";

/** A space of an offer, as far as sentences name it. */
export interface NamedSpace {
  id: string;
  name: string;
}

/** What an offer's sentences are made of. */
export type DescribedOffer = Pick<Offer, "status" | "placements" | "turnovers" | "failures">;

export const offerStatusNames: Readonly<Record<Offer["status"], string>> = {
  fits: "排得开",
  tight: "排得开，偏紧",
  doesNotFit: "排不开",
};

/** Lists the turnovers that happen between blocks of one day; each once, where parts of a space are turned over together. */
export const listDayTurnovers = ({ turnovers }: Pick<Offer, "turnovers">): OfferTurnover[] => {
  const seen = new Set<string>();
  return turnovers.filter(({ isOvernight, after, block }) => {
    const key = `${after} ${block}`;
    if (isOvernight || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** Returns the turnover that has the fewest minutes to spare. */
const findTightest = (turnovers: readonly OfferTurnover[]): OfferTurnover | undefined =>
  turnovers.toSorted((a, b) => a.available - a.minutes - (b.available - b.minutes))[0];

/** Returns a block that has a space: a session or a meal. */
export const getSession = ({ blocks }: Programme, index: number): SessionBlock => blocks[index] as SessionBlock;

/** Describes in one sentence how a venue holds a programme: which space is turned over, or that none is. */
export function describeUse(offer: DescribedOffer, programme: Programme, spaces: readonly NamedSpace[]): string {
  const used = new Set(offer.placements.map(({ spaceId }) => spaceId)).size;
  const [first, ...others] = listDayTurnovers(offer);
  const overnight = new Set(
    offer.turnovers.filter(({ isOvernight }) => isOvernight).map(({ after, block }) => `${after} ${block}`),
  ).size;
  if (used === 0) return "";
  if (!first) {
    const night = overnight > 0 ? `，夜里重摆 ${overnight} 次` : "";
    return used === 1 ? `只用一个会场，白天不翻台${night}` : `用 ${used} 个会场，白天不翻台${night}`;
  }
  const [before, next] = [getSession(programme, first.after), getSession(programme, first.block)];
  const space = spaces.find(({ id }) => id === first.spaceId)?.name ?? "";
  const how = first.wallMinutes > 0 ? "动隔断，改摆" : "改摆";
  const more = others.length > 0 ? `，另翻台 ${others.length} 次` : "";
  return `${before.name}散场后，${space}${how}${next.name} ${describeSize(next)}${more}`;
}

/** Describes the turnovers of a day: how many, and how long the tightest takes. */
export function describeTurnovers(offer: Pick<Offer, "turnovers">): string {
  const turnovers = listDayTurnovers(offer);
  const tightest = findTightest(turnovers);
  if (!tightest) return "不翻台";
  const { minutes, available } = tightest;
  const count = turnovers.length > 1 ? `翻台 ${turnovers.length} 次，最紧的一次` : "翻台 1 次，";
  return `${count}要 ${minutes} 分钟，有 ${available} 分钟`;
}
