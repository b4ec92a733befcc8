import { formatDate } from "../../format.ts";
import { getLayoutByKey } from "../../space/layouts.ts";
import { applyRemedy } from "../apply-remedy.ts";
import type { OfferFailure, OfferRemedy } from "../offer.ts";
import type { Programme } from "../programme.ts";
import { describeSize, formatClock } from "./describe-block.ts";
import { type DescribedOffer, getSession } from "./describe-use.ts";

/** Describes what a venue lacks for a block. */
export function describeFailure(failure: OfferFailure, programme: Programme, offer: DescribedOffer): string {
  const name = programme.blocks[failure.block]!.name;
  switch (failure.kind) {
    case "seats":
      return failure.largest > 0
        ? `${name}最多坐 ${failure.largest} 人，差 ${failure.short} 人`
        : `没有能摆${name}的会场`;
    case "blocked":
      return `${name}那天够大的会场已有预订`;
    case "spaces":
      return `${name}还差 ${failure.short} 个会场`;
    case "guestRooms":
      return `客房差 ${failure.short} 间`;
    case "minutes": {
      const turnover = offer.turnovers.find(({ block, after }) => block === failure.block && after === failure.after);
      const { available } = turnover ?? {};
      const needs = available === undefined ? "" : `要 ${available + failure.short} 分钟，只有 ${available} 分钟，`;
      return `${name}前翻台${needs}差 ${failure.short} 分钟`;
    }
  }
}

/** Describes the change with which the venue holds the programme: 晚宴改为 19:00 开席就够. */
export function describeRemedy(remedy: OfferRemedy, programme: Programme): string {
  const before = getSession(programme, remedy.block);
  const after = getSession(applyRemedy(programme, remedy), remedy.block);
  switch (remedy.kind) {
    case "shift":
      return `${before.name}改为 ${formatClock(after.from)} ${before.kind === "meal" ? "开席" : "开始"}就够`;
    case "layout":
      return `${before.name}改摆${getLayoutByKey(remedy.layout).name}就够`;
    case "people":
      return `${before.name}减到 ${describeSize(after)}就够`;
    case "day":
      return `${before.name}改到${after.day === undefined ? `第 ${after.dayNumber} 天` : ` ${formatDate(after.day)} `}就够`;
  }
}
