import { formatArea, formatMetres, formatNumber, formatSize, formatSizeShort } from "../../../domain/format.ts";
import { type FeatureKey, features } from "../../../domain/space/feature.ts";
import { floorName } from "../../../domain/space/floor.ts";
import { spaceHref } from "../../../domain/venue/venue-href.ts";
import { spaceZh } from "../../../texts/space.zh.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { Link } from "../../ui/link.tsx";
import { type SpecRow, SpecSheet } from "../../ui/spec-sheet.tsx";
import type { SiblingFacts, SpaceFacts } from "./space-data.ts";

/** Features that the sheet already shows as a row of its own. */
const measured = new Set<FeatureKey>([
  "led",
  "projection",
  "stage",
  "pillar-free",
  "daylight",
  "rigging",
  "three-phase",
  "divisible",
  "plan",
  "vr",
]);

const yesOrNo = (value: boolean | undefined) =>
  value === undefined ? undefined : value ? venueZh.has : venueZh.hasNot;
const sides = (size: { width: number; height: number } | undefined) => size && formatSizeShort(size.width, size.height);
/** Formats a price in yuan; undefined is unknown. */
const yuan = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));

function columnsOf(space: SpaceFacts): SpecRow[][] {
  const words = spaceZh.spec;
  const { length, width, area, height, floor, pillars, stage, power, rigging } = space;
  return [
    [
      { label: words.size, value: length && width ? formatSize(length, width) : undefined, unit: "m" },
      { label: words.area, value: area ? formatArea(area) : undefined, unit: "m²" },
      { label: words.height, value: height ? formatMetres(height) : undefined, unit: "m" },
      { label: words.floor, value: floor === undefined ? undefined : floorName(floor) },
      {
        label: words.pillars,
        value: pillars === undefined ? undefined : pillars === 0 ? venueZh.hasNot : venueZh.pillars(pillars),
      },
    ],
    [
      { label: words.led, value: sides(space.led), unit: "m" },
      { label: words.stage, value: stage && formatSizeShort(stage.width, stage.depth), unit: "m" },
      { label: words.projection, value: yesOrNo(space.projection) },
      { label: words.loadIn, value: sides(space.loadInDoor), unit: "m" },
      { label: words.power, value: power && words.powerValue(formatNumber(power)), unit: "A" },
    ],
    [
      {
        label: words.rigging,
        value: rigging && `${formatNumber(rigging.points)} × ${formatNumber(rigging.kg)}`,
        unit: "kg",
      },
      { label: words.daylight, value: yesOrNo(space.daylight) },
      { label: words.half, value: yuan(space.priceHalfDay), unit: "元" },
      { label: words.day, value: yuan(space.priceDay), unit: "元" },
      { label: words.evening, value: yuan(space.priceEvening), unit: "元" },
    ],
  ].map((rows) => rows.map((row) => ({ ...row, value: row.value || undefined })));
}

interface SpecsProps {
  space: SpaceFacts;
  venueId: string;
  siblings: SiblingFacts[];
}

/** Renders the specification: measures, equipment, prices, other features, parent space and parts. */
export function Specs({ space, venueId, siblings }: SpecsProps) {
  const words = spaceZh.spec;
  const also = features.filter(({ key }) => space.features.includes(key) && !measured.has(key)).map(({ name }) => name);
  const linked = (ids: (string | undefined)[]) => siblings.filter(({ id }) => ids.includes(id));
  const whole = linked([space.partOf]);
  const parts = linked(space.splitsInto ?? []);
  return (
    <section className="part specs">
      <h2 className="h2s">{words.title}</h2>
      <div className="spec-columns">
        {columnsOf(space).map((rows) => (
          <SpecSheet key={rows[0]!.label} measures rows={rows} />
        ))}
      </div>
      <p className="also">
        {also.length > 0 && (
          <span>
            <span className="soft">{words.also}</span> {also.join("、")}
          </span>
        )}
        <Kin halls={whole} label={words.partOf} venueId={venueId} />
        <Kin halls={parts} label={words.splits} venueId={venueId} />
      </p>
    </section>
  );
}

function Kin({ halls, label, venueId }: { halls: SiblingFacts[]; label: string; venueId: string }) {
  if (halls.length === 0) return null;
  return (
    <span>
      <span className="soft">{label}</span>{" "}
      {halls.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && "、"}
          <Link href={spaceHref(venueId, id)}>{name}</Link>
        </span>
      ))}
    </span>
  );
}
