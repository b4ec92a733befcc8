import { type CSSProperties, memo } from "react";
import type { ShelfCase } from "#contract/schemas/sample.ts";
import { formatCasesHref } from "#domain/content/case-filters.ts";
import { formatSizeShort } from "#domain/format.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import { CaseThumb, thumbMargin } from "./case-thumb.tsx";
import type { CasesInput } from "../page.tsx";
import styles from "./case-shelves.module.css";

interface ShelfPlanProps {
  one: ShelfCase;
  where: CasesInput["where"];
  isOpened: boolean;
  /** The tab key stops at one plan of a shelf; arrow keys move on. */
  isTabStop: boolean;
  onFocus: (id: string) => void;
}

/** Renders a case as a link that is the plan of its space. */
export const ShelfPlan = memo(function ShelfPlan(props: ShelfPlanProps) {
  const { one, where, isOpened, isTabStop, onFocus } = props;
  const { id, name, length, width, lit } = one;
  return (
    <Link
      aria-current={isOpened ? "true" : undefined}
      className={classNames(styles.plan, lit && styles.litPlan, isOpened && styles.opened)}
      data-case={id}
      href={formatCasesHref({ ...where, id })}
      onFocus={() => onFocus(id)}
      preload={false}
      resetScroll={false}
      style={{ "--length": `${Math.round((length + 2 * thumbMargin) * 10) / 10}` } as CSSProperties}
      tabIndex={isTabStop ? 0 : -1}
      title={`${name}，${formatSizeShort(length, width)} m`}
    >
      <CaseThumb {...one} />
    </Link>
  );
});
