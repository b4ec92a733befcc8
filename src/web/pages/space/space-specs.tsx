import { formatArea, formatMetres, formatNumber, formatSize, formatSizeShort } from "#domain/format.ts";
import { type FeatureKey, features } from "#domain/space/features.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { SpecSheet, type SpecRow } from "../../ui/list/spec-sheet.tsx";
import type { SiblingFacts, SpaceFacts } from "./loader.ts";
import { formatOfYear } from "../../ui/text/format-of-year.ts";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./space-specs.module.css";

/** Features that the sheet already shows as a row of its own. */
const measuredFeatures = new Set<FeatureKey>([
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

const formatYesNo = (value: boolean | undefined) =>
  value === undefined ? undefined : value ? venueZh.has : venueZh.hasNot;
const formatSides = (size: { width: number; height: number } | undefined) =>
  size && formatSizeShort(size.width, size.height);
/** Formats a price in yuan; undefined is unknown. */
const formatPrice = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));

/** Returns what is known of the space, in three columns. */
function buildColumns(space: SpaceFacts): SpecRow[][] {
  const texts = spaceZh.spec;
  const { length, width, area, height, floor, pillars, stage, power, rigging } = space;
  return [
    [
      { label: texts.size, value: length && width ? formatSize(length, width) : undefined, unit: "m" },
      { label: texts.area, value: area ? formatArea(area) : undefined, unit: "m²" },
      { label: texts.height, value: height ? formatMetres(height) : undefined, unit: "m" },
      { label: texts.floor, value: floor === undefined ? undefined : formatFloor(floor) },
      {
        label: texts.pillars,
        value: pillars === undefined ? undefined : pillars === 0 ? venueZh.hasNot : venueZh.pillars(pillars),
      },
    ],
    [
      { label: texts.led, value: formatSides(space.led), unit: "m" },
      { label: texts.stage, value: stage && formatSizeShort(stage.width, stage.depth), unit: "m" },
      { label: texts.projection, value: formatYesNo(space.projection) },
      { label: texts.loadIn, value: formatSides(space.loadInDoor), unit: "m" },
      { label: texts.power, value: power && texts.powerValue(formatNumber(power)), unit: "A" },
    ],
    [
      {
        label: texts.rigging,
        value: rigging && `${formatNumber(rigging.points)} × ${formatNumber(rigging.kg)}`,
        unit: "kg",
      },
      { label: texts.daylight, value: formatYesNo(space.daylight) },
      { label: texts.half, value: formatPrice(space.priceHalfDay), unit: `元${formatOfYear(space.priceYear)}` },
      { label: texts.day, value: formatPrice(space.priceDay), unit: `元${formatOfYear(space.priceYear)}` },
      { label: texts.evening, value: formatPrice(space.priceEvening), unit: `元${formatOfYear(space.priceYear)}` },
    ],
  ]
    .map((rows) => rows.filter(({ value }) => value))
    .filter((rows) => rows.length > 0);
}

interface SpecsProps {
  space: SpaceFacts;
  venueId: string;
  siblings: SiblingFacts[];
}

/** Renders the specification: measures, equipment, prices, other features, parent space and parts. */
export function SpaceSpecs({ space, venueId, siblings }: SpecsProps) {
  const texts = spaceZh.spec;
  const otherFeatures = features
    .filter(({ key }) => space.features.includes(key) && !measuredFeatures.has(key))
    .map(({ name }) => name);
  const findSiblings = (ids: (string | undefined)[]) => siblings.filter(({ id }) => ids.includes(id));
  const parents = findSiblings([space.partOf]);
  const parts = findSiblings(space.splitsInto ?? []);
  return (
    <section className={classNames(pageStructureStyles.section, styles.specs)}>
      <h2 className={pageStructureStyles.subheading}>{texts.title}</h2>
      <div className={styles.columns}>
        {buildColumns(space).map((rows) => (
          <SpecSheet key={rows[0]!.label} measures rows={rows} />
        ))}
      </div>
      <p className={styles.also}>
        {otherFeatures.length > 0 && (
          <span>
            <span className={textStyles.soft}>{texts.also}</span> {otherFeatures.join("、")}
          </span>
        )}
        <RelatedSpaces spaces={parents} label={texts.partOf} venueId={venueId} />
        <RelatedSpaces spaces={parts} label={texts.splits} venueId={venueId} />
      </p>
    </section>
  );
}

function RelatedSpaces({ spaces, label, venueId }: { spaces: SiblingFacts[]; label: string; venueId: string }) {
  if (spaces.length === 0) return null;
  return (
    <span>
      <span className={textStyles.soft}>{label}</span>{" "}
      {spaces.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && "、"}
          <Link href={formatSpaceHref(venueId, id)}>{name}</Link>
        </span>
      ))}
    </span>
  );
}
