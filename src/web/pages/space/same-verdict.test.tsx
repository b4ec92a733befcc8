import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import type { SpaceCard, SpaceWire, VenueCard } from "#contract/schemas/entities.ts";
import type { RuntimeConfig } from "#domain/runtime-config.ts";
import { assessCapacity } from "#domain/seating/assess-capacity.ts";
import { getTrustedCapacity } from "#domain/seating/get-trusted-capacity.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import { findDemandSpace } from "../../features/capacity-table/capacity/find-demand-space.ts";
import { getSpaceCapacities } from "../../features/capacity-table/capacity/space-capacity.ts";
import { CapacityTable } from "../../features/capacity-table/table/capacity-table.tsx";
import { DemandCard } from "../../features/demand-card/demand-card.tsx";
import { SpaceRow } from "../../features/search/rows/space-row.tsx";
import { VenueRow } from "../../features/search/rows/venue-row.tsx";
import { loadDeferredCode } from "../../platform/lazy-loading/deferred.tsx";
import { RuntimeConfigContext } from "../../platform/runtime-config-context.ts";
import cellStyles from "../../ui/list/capacity-cell.module.css";
import { arrangeSpace } from "./plan/arrange-space.ts";
import { buildVerdict } from "./plan/verdict.ts";
import { VerdictHead } from "./plan/verdict-head.tsx";

beforeAll(loadDeferredCode);

/** What a visitor reads of a verdict: its kind and, where people fit well, the spare seats. */
const readVerdict = (text: string): string => {
  const spare = /余 ([\d,]+) 座/.exec(text)?.[1];
  if (spare !== undefined) return `fits ${spare}`;
  const found = ["刚好容纳", "偏紧", "容纳不下", "不适合", "没有会场可容纳", "暂无该台型"].find((part) =>
    text.includes(part),
  );
  return found === "刚好容纳" ? "fits 0" : (found ?? `nothing in ${text}`);
};
const toText = (markup: string): string => markup.replace(/<[^>]+>/g, " ");
const config = { adviser: "小陈" } as RuntimeConfig;

function readRows(space: SpaceWire, { people, layout }: EventSize): string[] {
  const fit = { layout, people: getTrustedCapacity(space, layout)! };
  const props = {
    plan: undefined,
    load: undefined,
    carriedQuery: "",
    distanceFrom: undefined,
    eventSize: { people, layout },
  };
  const venue = { id: "9", name: "场地", type: "hotel", typeName: "酒店", spaceCount: 1 } as VenueCard;
  const card: SpaceCard = { ...space, venue, seated: fit };
  return [
    <SpaceRow key="space" {...props} space={card} />,
    <VenueRow key="venue" {...props} hasSpacePrices venue={{ ...venue, fit: { ...fit, space } }} />,
  ].map((row) => readVerdict(toText(renderToStaticMarkup(row))));
}

function readVenuePage(space: SpaceWire, eventSize: EventSize): { card: string; cell: string } {
  const capacities = getSpaceCapacities([space]);
  const card = renderToStaticMarkup(
    <RuntimeConfigContext value={config}>
      <DemandCard selected={eventSize} siteId="9" space={findDemandSpace(capacities, eventSize)} />
    </RuntimeConfigContext>,
  );
  const table = renderToStaticMarkup(
    <CapacityTable
      action="/"
      capacities={capacities}
      eventSize={eventSize}
      floorName={String}
      getSpaceHref={() => "/"}
      onEventSize={() => undefined}
    />,
  );
  const cells = [...table.matchAll(/<td class="([^"]*)"/g)].map(([, name]) => name!.split(" "));
  const names = ["best", "fits", "limit", "small", "unsuitable", "unknown"] as const;
  // The visitor's layout comes first.
  const cell = names.find((name) => cells[0]!.includes(cellStyles[name]!))!;
  return { card: readVerdict(toText(card)), cell };
}

function readSpacePage(space: SpaceWire, eventSize: EventSize): string {
  const [{ figures, room }] = getSpaceCapacities([space]) as [ReturnType<typeof getSpaceCapacities>[number]];
  const own = figures[eventSize.layout];
  const plan = room && !own.unsuitable ? arrangeSpace(room, eventSize, { stage: true, led: true }).plan : undefined;
  const verdict = buildVerdict(plan, own, eventSize, room !== undefined);
  return readVerdict(toText(renderToStaticMarkup(<VerdictHead verdict={verdict} />)));
}

const cellByVerdict: Record<string, string> = {
  fits: "best",
  偏紧: "limit",
  容纳不下: "small",
  不适合: "unsuitable",
  暂无该台型: "unknown",
};

const side = fc.integer({ min: 25, max: 280 }).map((tenths) => tenths / 10);
const maybe = <T,>(value: fc.Arbitrary<T>, freq = 3) => fc.option(value, { nil: undefined, freq });
const sides = fc.record({
  length: maybe(side, 6),
  width: maybe(side, 6),
  height: maybe(fc.constantFrom(2.6, 3.2, 5, 8)),
});
const createCases = (layout: LayoutKey) =>
  fc
    .record({
      sides,
      area: maybe(fc.integer({ min: 8, max: 1500 })),
      pillars: fc.constantFrom(0, 0, 2, 6),
      // Below, at and above what the room holds; some figures cannot be true, some are absent or 0.
      share: maybe(fc.constantFrom(0, 0.4, 0.8, 1, 1.2, 1.6, 3), 8),
      peopleShare: fc.constantFrom(0.2, 0.5, 0.8, 0.95, 1, 1.02, 1.2, 1.5, 2.5),
    })
    .map(({ sides: { length, width, height }, area, pillars, share, peopleShare }) => {
      const measures = {
        ...(length && { length }),
        ...(width && { width }),
        ...(height && { height }),
        ...(area && { area }),
      };
      const bare = { ...measures, pillars, capacity: {} };
      const { comfortable = Math.round((area ?? 60) / 2) } = assessCapacity(bare, layout);
      const usual = Math.max(10, comfortable);
      const capacity = share === undefined ? {} : { [layout]: Math.round(usual * share) };
      const space: SpaceWire = { id: "91", venueId: "9", name: "厅", features: [], hasVr: false, ...bare, capacity };
      return { space, eventSize: { people: Math.max(1, Math.round(usual * peopleShare)), layout } };
    });

const seen = new Map<string, number>();

it.each(layouts)("is the same in the lists, on the venue's page and on the space's page: $name", ({ key }) => {
  fc.assert(
    fc.property(createCases(key), ({ space, eventSize }) => {
      const verdict = readSpacePage(space, eventSize);
      const kind = verdict.split(" ")[0]!;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      const { card, cell } = readVenuePage(space, eventSize);
      expect([kind, cell]).toEqual([kind, cellByVerdict[kind]]);
      const isGood = kind === "fits" || kind === "偏紧";
      expect(card).toBe(isGood ? verdict : "没有会场可容纳");
      const seatCount = getTrustedCapacity(space, key);
      // A layout without a published figure has no row.
      if (seatCount === undefined) return;
      if (seatCount > 0) expect(readRows(space, eventSize)).toEqual([verdict, verdict]);
      // The lists find the space exactly where the pages say that it holds the people.
      expect(isGood).toBe(seatCount >= eventSize.people);
    }),
    { numRuns: 2000 / layouts.length },
  );
});

it("has every kind among them", () => {
  for (const kind of Object.keys(cellByVerdict)) expect([kind, (seen.get(kind) ?? 0) > 20]).toEqual([kind, true]);
});
