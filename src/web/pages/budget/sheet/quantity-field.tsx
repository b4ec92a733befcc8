import { useId } from "react";
import { parseQuantityWithin } from "#domain/parse-quantity.ts";
import { estimateLimits } from "#domain/estimate/estimate-event.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import fieldStyles from "#web/ui/forms/field.module.css";
import type { SheetRow } from "./build-sheet-rows.ts";
import styles from "./quantity-field.module.css";
import { useTypedNumber } from "./use-typed-number.ts";

const texts = estimateZh.sheet;

interface QuantityFieldProps {
  row: SheetRow;
  /** undefined takes the rule's quantity again. */
  onQuantity: (quantity: number | undefined) => void;
}

/** Renders a line's quantity with its unit. */
export function QuantityField({ row, onQuantity }: QuantityFieldProps) {
  const noteId = useId();
  const limits = row.isPercent ? estimateLimits.percent : estimateLimits.quantity;
  const { isBad, clear, inputProps } = useTypedNumber(
    row.quantity,
    row.quantity ?? "",
    (text) => parseQuantityWithin(text, "count", limits),
    onQuantity,
  );
  return (
    <span className={styles.quantity}>
      <span className={classNames(styles.control, isBad && styles.refused)}>
        <input
          {...inputProps}
          aria-describedby={isBad ? noteId : undefined}
          aria-label={(row.isPercent ? texts.percentOf : texts.quantityOf)(row.name)}
          inputMode="numeric"
        />
        <span aria-hidden="true" className={styles.unit}>
          {row.unit}
        </span>
      </span>
      {isBad && (
        <span className={classNames(fieldStyles.error, styles.note)} id={noteId} role="alert">
          {row.isPercent ? texts.percentRefused : texts.quantityRefused}
        </span>
      )}
      {row.isChanged && !isBad && (
        <button
          aria-label={texts.restoreOf(row.name)}
          className={styles.restore}
          onClick={() => {
            clear();
            onQuantity(undefined);
          }}
          type="button"
        >
          {texts.restore}
        </button>
      )}
    </span>
  );
}
