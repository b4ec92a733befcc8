import { countFullTables } from "#domain/event-day/count-banquet-tables.ts";
import { formatNumber, unknownText } from "#domain/format.ts";
import { assessCapacity } from "#domain/seating/assess-capacity.ts";
import type { PublishedSpace } from "#domain/seating/get-trusted-capacity.ts";
import { getSeatBounds } from "#domain/seating/judge-fit.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";
import styles from "#web/features/group-topic/topic-table.module.css";

export interface SeatsTextProps {
  space: PublishedSpace | undefined;
  /** The room is set for dinner too. */
  isEvening: boolean;
}

/** Returns the most people of a space in a layout, as the lists count them; undefined if unknown. */
const getSeats = (space: PublishedSpace | undefined, layout: LayoutKey): number | undefined =>
  space && getSeatBounds(assessCapacity(space, layout))?.most;

/** Says how many people a room seats in rows, and at how many tables in the evening. */
export function SeatsText({ space, isEvening }: SeatsTextProps) {
  const seats = getSeats(space, "classroom");
  const tables = isEvening ? getSeats(space, "banquet") : undefined;
  return (
    <>
      {seats ? formatNumber(seats) : unknownText}
      {tables !== undefined && (
        <span className={styles.second}>{hiltonTopicZh.use.tables(formatNumber(countFullTables(tables)))}</span>
      )}
    </>
  );
}
