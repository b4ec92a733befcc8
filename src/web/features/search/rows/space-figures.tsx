import { formatArea, formatMetres, formatNumber, formatSizeShort } from "#domain/format.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import { type RowTexts, rowZh } from "#texts/search/row.zh.ts";
import textStyles from "#web/ui/text/text.module.css";
import { DeferredFitText } from "./deferred-fit-text.tsx";
import type { NamedSpace } from "./pick-venue-row.ts";
import styles from "./search-row.module.css";

/** A published capacity is named where it differs from the trusted one by more than this share. */
const namedFrom = 1.1;

/** Returns whether a row names the published capacity, since the space seats far fewer; a note under the list explains it. */
export const isDoubtful = (published: number | undefined, seats: number | undefined): boolean =>
  published !== undefined && seats !== undefined && seats > 0 && published > seats * namedFrom;

interface SpaceFiguresProps {
  space: NamedSpace;
  layout: LayoutKey | undefined;
  /** The trusted capacity in that layout. */
  seats: number | undefined;
  /** People of the event, if they are given. */
  people: number | undefined;
  texts?: RowTexts;
}

/** Renders the size of a space, how the people fit it, and its published capacity where that cannot be true. */
export function SpaceFigures({ space, layout, seats, people, texts = rowZh }: SpaceFiguresProps) {
  const published = layout && space.capacity[layout];
  const size = [formatSides(space, texts), space.height && texts.height(formatMetres(space.height))];
  return (
    <>
      <span>{size.filter(Boolean).join(texts.comma)}</span>
      {layout && people ? (
        <DeferredFitText layout={layout} people={people} space={space} texts={texts} />
      ) : (
        layout &&
        seats && (
          <b className={styles.seats}>{texts.holds(texts.layout(getLayoutByKey(layout)), formatNumber(seats))}</b>
        )
      )}
      {seats && !hasKnownSides(space) && <span className={textStyles.soft}>{texts.byPublished}</span>}
      {published && isDoubtful(published, seats) && (
        <span className={textStyles.caution}>{texts.doubtful(formatNumber(published))}</span>
      )}
    </>
  );
}

const formatSides = ({ length, width, area }: NamedSpace, texts: RowTexts): string | undefined => {
  if (length && width) return `${formatSizeShort(length, width)} m`;
  return area ? texts.area(formatArea(area)) : undefined;
};

/** Formats the equipment that decides for a space: screen, pillars. */
export const formatEquipment = (
  { led, pillars }: NamedSpace,
  texts: RowTexts = rowZh,
): (string | false | undefined)[] => [
  led && texts.led(formatSizeShort(led.width, led.height)),
  pillars === 0 && texts.noPillars,
];
