import { formatArea, formatMetres, formatNumber, formatSizeShort } from "#domain/format.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import { type RowTexts, rowZh } from "#texts/search/row.zh.ts";
import textStyles from "#web/ui/text/text.module.css";
import { DeferredFitText } from "./deferred-fit-text.tsx";
import type { NamedSpace } from "./pick-venue-row.ts";
import styles from "./search-row.module.css";

/** A published capacity is named where it differs from the trusted one by more than this share. */
const namedFrom = 1.1;

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
  const hasSides = Boolean(space.length && space.width);
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
      {seats && !hasSides && <span className={textStyles.soft}>{texts.byPublished}</span>}
      {published && seats && published > seats * namedFrom && (
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
