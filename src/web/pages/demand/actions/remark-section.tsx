import { type FormEvent, useState } from "react";
import { remarkLimits } from "#domain/limits.ts";
import { formatNumber } from "#domain/format.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { TextArea } from "#web/ui/forms/field.tsx";
import { showToast } from "#web/ui/overlay/toast.ts";
import type { DemandPartProps } from "../demand-part-props.ts";
import type { DemandActions } from "../use-demand.ts";
import styles from "./action-section.module.css";

/** Id of the field, which 修改需求 leads to. */
export const remarkFieldId = "remark";

/** Characters left from which on the field says how many. */
const shownLeft = 200;

/** Renders the field for a remark, which the adviser gets. What was typed stays until it was sent. */
export function RemarkSection({ texts, actions }: DemandPartProps & { actions: DemandActions }) {
  const { remark } = texts;
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const left = remarkLimits.characters - text.trim().length;
  const failure = actions.failure?.action === "demand/remark" ? actions.failure.message : undefined;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (actions.busy) return;
    const problemNow = text.trim() === "" ? remark.required : left < 0 ? fillLimit(remark.tooLong) : undefined;
    setProblem(problemNow);
    if (problemNow || !(await actions.remark(text.trim()))) return;
    setText("");
    showToast(remark.sent);
  };
  const fillLimit = (template: string) => fillTemplate(template, { n: formatNumber(remarkLimits.characters) });
  const hint = left <= shownLeft && left >= 0 ? fillTemplate(remark.left, { n: left }) : remark.note;
  return (
    <form className={styles.section} noValidate onSubmit={send}>
      <TextArea
        error={problem ?? failure ?? (left < 0 ? fillLimit(remark.tooLong) : undefined)}
        hint={hint}
        id={remarkFieldId}
        label={<span className={styles.heading}>{remark.title}</span>}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
        placeholder={remark.hint}
        rows={3}
        value={text}
      />
      <Button busy={actions.busy === "demand/remark"} small type="submit">
        {remark.send}
      </Button>
    </form>
  );
}
