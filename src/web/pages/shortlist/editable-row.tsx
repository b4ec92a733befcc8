import { type ReactNode, useState } from "react";
import { addItem, removeItem } from "#domain/shortlist/add-item.ts";
import type { ShortlistEvent, ShortlistItem } from "#domain/shortlist/shortlist.ts";
import { shortlistPageZh } from "#texts/shortlist/shortlist-page.zh.ts";
import type { ListedSpace } from "../../features/shortlist/listed-space.ts";
import { ShortlistRow } from "../../features/shortlist/shortlist-row.tsx";
import type { Judge } from "../../features/shortlist/use-judge.ts";
import { DateStates } from "../../ui/calendar/date-states.tsx";
import { Icon } from "../../ui/drawing/icon.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import textStyles from "../../ui/text/text.module.css";
import { buildEnquiryHref } from "./build-enquiry-href.ts";
import { NoteField } from "./note-field.tsx";
import { useRowDrag } from "./use-row-drag.ts";
import { applyChange } from "../../features/shortlist/use-shortlist.ts";
import styles from "./editable-row.module.css";

const texts = shortlistPageZh.row;

interface EditableRowProps {
  /** What colleagues think of it. */
  cells: ReactNode;
  item: ShortlistItem;
  /** 0 is the first. */
  place: number;
  count: number;
  /** Undefined while nothing is known of it. */
  space: ListedSpace | undefined;
  isGone: boolean;
  event: ShortlistEvent;
  judge: Judge | undefined;
  /** Nothing is known of it yet. */
  isLoading: boolean;
  pxPerMetre: number;
}

/** Takes a space off the list, and offers to put it back where it was. */
function removeSpace(item: ShortlistItem, place: number): void {
  applyChange((list) => removeItem(list, item.spaceCode));
  showToast(texts.removed, {
    action: { label: texts.undo, run: () => applyChange((list) => addItem(list, item, place)) },
  });
}

/** Renders a row of the owner's list: moved by its handle, with a note in place, an enquiry of its own, and a way off the list. */
export function EditableRow({
  cells,
  item,
  place,
  count,
  space,
  isGone,
  event,
  judge,
  pxPerMetre,
  isLoading,
}: EditableRowProps) {
  const name = space?.name ?? texts.goneName;
  const [moved, setMoved] = useState("");
  const { row, onKeyDown, onPointerDown } = useRowDrag(item.spaceCode, place, count, (to) =>
    setMoved(texts.moved(name, String(to + 1), String(count))),
  );
  const layout = event.layout ?? space?.seated?.layout ?? "theatre";
  return (
    <li className={styles.editableRow} onKeyDown={onKeyDown} ref={row}>
      <ShortlistRow
        action={
          space &&
          !isGone && (
            <Link className={styles.enquire} href={buildEnquiryHref([space], event)}>
              {texts.enquire}
            </Link>
          )
        }
        cells={cells}
        end={
          <button
            aria-label={texts.remove(name)}
            className={styles.remove}
            onClick={() => removeSpace(item, place)}
            type="button"
          >
            <Icon name="close" />
          </button>
        }
        handle={
          count > 1 && (
            <button
              aria-label={texts.order(name)}
              className={styles.handle}
              data-handle=""
              onPointerDown={onPointerDown}
              title={texts.orderHint}
              type="button"
            >
              <i />
              <i />
              <i />
            </button>
          )
        }
        isGone={isGone}
        layout={layout}
        note={
          <>
            {space && !isGone && <DateStates bookings={space.bookings} dates={event.dates} days={event.days} />}
            <NoteField note={item.note ?? ""} spaceCode={item.spaceCode} />
          </>
        }
        people={event.people}
        place={place + 1}
        pxPerMetre={pxPerMetre}
        space={space}
        unknownName={isLoading ? shortlistPageZh.loading : texts.unknownName}
        verdict={space && judge?.(space, layout, event.people)}
      />
      <p className={textStyles.visuallyHidden} role="status">
        {moved}
      </p>
    </li>
  );
}
