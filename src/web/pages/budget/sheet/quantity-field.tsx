import { useId, useState } from "react";
import { parseQuantity } from "../../../../domain/parse-quantity.ts";
import { estimateLimits } from "../../../../domain/estimate/estimate-event.ts";
import { estimateZh } from "../../../../texts/content/estimate.zh.ts";
import { classNames } from "../../../ui/text/class-names.ts";
import fieldStyles from "../../../ui/forms/field.module.css";
import type { SheetRow } from "./build-sheet-rows.ts";
import styles from "./quantity-field.module.css";

const texts = estimateZh.sheet;

interface QuantityFieldProps {
  row: SheetRow;
  /** undefined takes the rule's quantity again. */
  onQuantity: (quantity: number | undefined) => void;
}

/** Renders a line's quantity with its unit. A number applies while it is typed; what cannot be read leaves the sum as it was. */
export function QuantityField({ row, onQuantity }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string>();
  const noteId = useId();
  const { least, most } = row.isPercent ? estimateLimits.percent : estimateLimits.quantity;
  const parse = (text: string): number | undefined => {
    const value = parseQuantity(text, "count");
    return value !== undefined && value >= least && value <= most ? value : undefined;
  };
  const isBad = typed !== undefined && parse(typed) === undefined;
  const apply = (text: string) => {
    setTyped(text);
    const value = parse(text);
    if (value !== undefined && value !== row.quantity) onQuantity(value);
  };
  return (
    <span className={styles.quantity}>
      <span className={classNames(styles.control, isBad && styles.refused)}>
        <input
          aria-describedby={isBad ? noteId : undefined}
          aria-invalid={isBad || undefined}
          aria-label={(row.isPercent ? texts.percentOf : texts.quantityOf)(row.name)}
          autoComplete="off"
          inputMode="numeric"
          maxLength={12}
          onBlur={() => {
            if (!isBad) setTyped(undefined);
          }}
          onChange={(event) => apply(event.target.value)}
          onFocus={(event) => event.target.select()}
          value={typed ?? row.quantity ?? ""}
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
            setTyped(undefined);
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
