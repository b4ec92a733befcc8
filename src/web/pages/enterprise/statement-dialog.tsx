import type { Output } from "#contract/index.ts";
import { formatNumber } from "#domain/format.ts";
import { enterpriseZh } from "#texts/site/enterprise.zh.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { DemoTag } from "../../ui/text/demo-tag.tsx";
import { formatTenThousands } from "./format-ten-thousands.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./statement-dialog.module.css";

const { table: texts } = enterpriseZh;

export type StatementData = NonNullable<Output<"activity/getEnterpriseOptions">["statement"]>;

/** A department and a month whose events are shown. */
export interface ChosenCell {
  department: string;
  /** 1 to 12 */
  month: number;
}

interface StatementDialogProps {
  chosen: ChosenCell | undefined;
  list: StatementData["list"];
  onClose: () => void;
}

/** Lists the events behind a square: city, people and money of each. */
export function StatementDialog({ chosen, list, onClose }: StatementDialogProps) {
  const events = list.filter(({ department, month }) => department === chosen?.department && month === chosen.month);
  const amount = events.reduce((sum, event) => sum + event.amount, 0);
  return (
    <Dialog
      onClose={onClose}
      open={chosen !== undefined}
      title={chosen ? texts.dialog(chosen.department, chosen.month) : ""}
    >
      <ul className={styles.events}>
        {events.map(({ name, city, people, amount: paid }) => (
          <li key={`${name} ${city}`}>
            <span>
              {name}
              <DemoTag demo />
              <span className={textStyles.soft}>
                {city}，{texts.people(formatNumber(people))}
              </span>
            </span>
            <b>{texts.amount(formatTenThousands(paid))}</b>
          </li>
        ))}
      </ul>
      <p className={textStyles.soft}>{texts.sum(events.length, formatTenThousands(amount))}</p>
    </Dialog>
  );
}
