import { useWatch } from "react-hook-form";
import { getNeedName } from "#domain/demand/demand-option.ts";
import { formatDemandDates } from "#domain/demand/format-demand-dates.ts";
import { listDemandSlots } from "#domain/demand/list-demand-slots.ts";
import { trimEndOf } from "#domain/text/trim-end-of.ts";
import { DimensionLine } from "#web/ui/drawing/dimension-line.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import type { DemandValues } from "../form/demand-values.ts";
import type { FormField } from "../form/form-field.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import styles from "./demand-pieces.module.css";

/** A piece of what is said so far: filled in, missing, or typed and not understood. */
interface Piece {
  field: FormField;
  text: string;
  label: string;
  state?: "missing" | "unread";
}

/** Longest remarks that are shown; the field has the rest. */
const maxRemarks = 24;

const clip = (text: string) => (text.length > maxRemarks ? `${text.slice(0, maxRemarks)}…` : text);

/** Lists what remarks say: what a list did not understand apart. */
function listRemarkPieces(remarks: string, { texts }: DemandForm): Piece[] {
  const { unreadMark, unread } = texts.pieces;
  const at = remarks.indexOf(unreadMark);
  const [first, rest] = at < 0 ? [remarks, ""] : [remarks.slice(0, at), remarks.slice(at + unreadMark.length)];
  const rows = [
    { text: trimEndOf(first, /[；;\s]/), label: texts.form.remarks },
    { text: rest, label: unread, state: "unread" as const },
  ];
  return rows
    .map((row) => ({ ...row, field: "remarks" as const, text: clip(row.text.trim().split("\n")[0] ?? "") }))
    .filter(({ text }) => text !== "");
}

type Slots = ReturnType<typeof listDemandSlots>;

/** People and layout are one piece where both are said. */
function listSizePieces(
  { people, layout }: Slots,
  { texts: { form, pieces }, locale }: DemandForm,
  piece: (field: FormField, text: string | undefined, label: string) => Piece,
): Piece[] {
  if (people && layout) {
    const text = [people, layout].join(locale === "en" ? ", " : " ");
    return [{ field: "people", text, label: pieces.peopleAndLayout }];
  }
  return [piece("people", people, form.people), ...(layout ? [piece("layout", layout, form.layout)] : [])];
}

/** Lists the pieces in the order in which an event is told: when, where, how many, what, for how much. */
function listPieces(values: DemandValues, demand: DemandForm): Piece[] {
  const { texts, locale, today } = demand;
  const { form, pieces } = texts;
  const slots = listDemandSlots(values, locale, today);
  const en = locale === "en";
  const missing = (field: FormField, label: string): Piece =>
    Number.isNaN(values[field as "people"])
      ? { field, text: label, label: pieces.unread, state: "unread" }
      : { field, text: label, label: pieces.missing, state: "missing" };
  const piece = (field: FormField, text: string | undefined, label: string, empty = label): Piece =>
    text ? { field, text, label } : missing(field, empty);
  const firstDate = formatDemandDates({ ...values, alternativeDates: [] }, locale, today);
  const needs = values.needs.map((need) => getNeedName(need, locale)).join(en ? ", " : "、");
  return [
    piece("startDate", firstDate, values.alternativeDates.length > 0 ? pieces.firstDate : form.date, form.date),
    piece("cityCode", slots.city, form.city),
    ...listSizePieces(slots, demand, piece),
    piece("eventType", slots.eventType, form.eventType),
    ...(slots.days ? [piece("days", slots.days, form.days)] : []),
    piece("budget", slots.budget, form.budget),
    piece("guestRooms", slots.guestRooms, pieces.guestRooms),
    ...(needs ? [piece("needs", needs, form.needs)] : []),
    ...listRemarkPieces(values.remarks, demand),
  ];
}

interface DemandPiecesProps {
  demand: DemandForm;
  /** Opens the step of a field and focuses it. */
  onEdit: (field: FormField) => void;
}

/** Renders what is said so far, each piece with its name on a dimension line; a press opens its field. */
export function DemandPieces({ demand, onEdit }: DemandPiecesProps) {
  const values = useWatch({ control: demand.form.control }) as DemandValues;
  return (
    <ul aria-label={demand.texts.pieces.title} className={styles.pieces}>
      {listPieces(values, demand).map(({ field, text, label, state }) => (
        <li key={`${field} ${state === "unread"}`}>
          <button
            className={classNames(
              styles.piece,
              state === "missing" && styles.missing,
              state === "unread" && styles.unread,
            )}
            data-piece={field}
            onClick={() => onEdit(field)}
            type="button"
          >
            <b>{text}</b>
            <DimensionLine className={styles.line} isInline>
              {label}
            </DimensionLine>
          </button>
        </li>
      ))}
    </ul>
  );
}
