import type { ReactNode } from "react";
import type { OpenSharedList } from "#contract/shared-list/shared-list-endpoints.ts";
import { toChinaDay } from "#domain/day.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { sharedListZh } from "#texts/shared-list/shared-list.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { getBlockProps, OpinionHead } from "#web/features/shared-list/opinion-cells.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import { getPlanScale, SharedRow } from "./shared-row.tsx";
import styles from "./shared-sheet.module.css";

interface SharedSheetProps {
  list: OpenSharedList;
  /** Id of this device's own opinion. */
  ownId: string | undefined;
  /** The buttons by which a visitor marks a space in its row. */
  renderMarks: (spaceCode: string) => ReactNode;
}

/** The sheet of a shared list: a row for each space, and the block of what colleagues think down all of them. */
export function SharedSheet({ list, ownId, renderMarks }: SharedSheetProps) {
  const { rows, opinions, event } = list;
  const block = getBlockProps(opinions);
  const scale = getPlanScale(rows);
  const layout = event.layout ? getLayoutByKey(event.layout).name : sharedListZh.facts.people;
  return (
    <div {...block} className={classNames(block.className, styles.sheet)}>
      <div className={styles.heads}>
        <span aria-hidden="true" className={classNames(textStyles.small, styles.factsHead)}>
          {fillTemplate(sharedListZh.heading, { layout })}
        </span>
        <OpinionHead opinions={opinions} ownId={ownId} />
      </div>
      <ol>
        {rows.map((row, at) => (
          <SharedRow
            at={at}
            event={event}
            key={row.spaceCode}
            marks={renderMarks(row.spaceCode)}
            opinions={opinions}
            ownId={ownId}
            row={row}
            scale={scale}
            today={toChinaDay(new Date(list.now))}
          />
        ))}
      </ol>
      <p className={classNames(textStyles.small, styles.legend)}>{sharedListZh.legend}</p>
    </div>
  );
}
