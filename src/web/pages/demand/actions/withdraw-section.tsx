import { isOpenStatus } from "#domain/demand/demand-status.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { showToast } from "#web/ui/overlay/toast.ts";
import { ActionFailure } from "./action-failure.tsx";
import type { DemandPartProps } from "../demand-part-props.ts";
import type { DemandActions } from "../use-demand.ts";
import styles from "./action-section.module.css";

/** Renders the withdrawal of an open demand: who is told, and that it can be undone. */
export function WithdrawSection({ demand, texts, actions }: DemandPartProps & { actions: DemandActions }) {
  const { withdraw } = texts;
  if (!isOpenStatus(demand.status)) return null;
  const run = async () => {
    if (await actions.change("demand/withdraw"))
      showToast(withdraw.done, {
        action: { label: texts.next.restore, run: () => void actions.change("demand/restore") },
      });
  };
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{withdraw.title}</h2>
      <p>{withdraw.text}</p>
      <Button busy={actions.busy === "demand/withdraw"} onClick={run} small>
        {withdraw.button}
      </Button>
      <ActionFailure action="demand/withdraw" actions={actions} />
    </section>
  );
}
