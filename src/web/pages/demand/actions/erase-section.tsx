import { useState } from "react";
import { Button } from "#web/ui/forms/button.tsx";
import { CheckOption } from "#web/ui/forms/check-option.tsx";
import { ActionFailure } from "./action-failure.tsx";
import type { DemandPartProps } from "../demand-part-props.ts";
import type { DemandActions } from "../use-demand.ts";
import styles from "./action-section.module.css";

/** Renders the erasure: what goes, what stays, who is told, and that it cannot be undone. */
export function EraseSection({ demand, texts, actions }: DemandPartProps & { actions: DemandActions }) {
  const { erase } = texts;
  const [isSure, setIsSure] = useState(false);
  const isBusy = actions.busy === "demand/erase";
  const run = async () => {
    if (await actions.erase()) window.scrollTo(0, 0);
  };
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{erase.title}</h2>
      <dl className={styles.facts}>
        {erase.rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {demand.status === "booked" && <p>{erase.booked}</p>}
      <CheckOption checked={isSure} onChange={(event) => setIsSure(event.target.checked)}>
        {erase.confirm}
      </CheckOption>
      <Button busy={isBusy} className={styles.caution} disabled={!isSure} onClick={run} small>
        {erase.button}
      </Button>
      <ActionFailure action="demand/erase" actions={actions} />
    </section>
  );
}
