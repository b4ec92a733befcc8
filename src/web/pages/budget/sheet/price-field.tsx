import { useId } from "react";
import { formatUnitPrice, parseUnitPrice } from "#domain/estimate/to-stated-price.ts";
import { unknownText } from "#domain/format.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import fieldStyles from "#web/ui/forms/field.module.css";
import type { SheetRow } from "./build-sheet-rows.ts";
import styles from "./price-field.module.css";
import { useTypedNumber } from "./use-typed-number.ts";

const texts = estimateZh.sheet;

interface PriceFieldProps {
  row: SheetRow;
  /** undefined takes the city level's unit price again. */
  onPrice: (yuan: number | undefined) => void;
}

/** Renders a line's likely unit price, which the visitor may state; a stated one is marked and can be taken back. */
export function PriceField({ row, onPrice }: PriceFieldProps) {
  const noteId = useId();
  const likely = row.price?.likely;
  const { isBad, clear, inputProps } = useTypedNumber(
    likely,
    likely === undefined ? "" : formatUnitPrice(likely),
    parseUnitPrice,
    onPrice,
  );
  const isStated = row.basis === "stated";
  return (
    <span className={styles.field}>
      <input
        {...inputProps}
        aria-describedby={isBad ? noteId : undefined}
        aria-label={texts.priceOf(row.name)}
        className={classNames(styles.price, isStated && styles.stated, isBad && styles.refused)}
        inputMode="decimal"
        placeholder={unknownText}
      />
      {isBad && (
        <span className={classNames(fieldStyles.error, styles.note)} id={noteId} role="alert">
          {texts.priceRefused}
        </span>
      )}
      {isStated && !isBad && (
        <span className={styles.mark}>
          {texts.stated}
          <button
            aria-label={texts.restorePriceOf(row.name)}
            className={styles.restore}
            onClick={() => {
              clear();
              onPrice(undefined);
            }}
            type="button"
          >
            {texts.restore}
          </button>
        </span>
      )}
    </span>
  );
}
