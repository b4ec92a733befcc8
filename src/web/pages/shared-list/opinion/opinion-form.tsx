import { type FormEvent, useState } from "react";
import type { OpenSharedList } from "#contract/shared-list/shared-list-endpoints.ts";
import { sharedListLimits } from "#domain/limits.ts";
import { sharedListZh } from "#texts/shared-list/shared-list.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { TextArea, TextInput } from "#web/ui/forms/field.tsx";
import { showToast } from "#web/ui/overlay/toast.ts";
import type { SharedListActions } from "../use-shared-list.ts";
import { MarkButtons } from "./mark-buttons.tsx";
import type { OpinionDraftState } from "./use-opinion-draft.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./opinion-form.module.css";

interface OpinionFormProps {
  rows: OpenSharedList["rows"];
  draft: OpinionDraftState;
  actions: SharedListActions;
}

interface Problems {
  surname?: string | undefined;
  remark?: string | undefined;
  empty?: string | undefined;
}

/** Returns what is missing in a draft. */
function findProblems({ surname, marks, remark }: OpinionDraftState["draft"]): Problems {
  const { form } = sharedListZh;
  const name = surname.trim();
  const line = remark.trim();
  const fillLimit = (n: number) => fillTemplate(form.tooLong, { n });
  return {
    surname:
      name === ""
        ? form.surnameMissing
        : name.length > sharedListLimits.surname
          ? fillLimit(sharedListLimits.surname)
          : undefined,
    remark: line.length > sharedListLimits.remark ? fillLimit(sharedListLimits.remark) : undefined,
    empty: line === "" && Object.keys(marks).length === 0 ? form.empty : undefined,
  };
}

/** The visitor's own column: family name, a mark for each space (on a narrow window in the rows), one line. */
export function OpinionForm({ rows, draft: { draft, change, mark }, actions }: OpinionFormProps) {
  const { form } = sharedListZh;
  const [problems, setProblems] = useState<Problems>({});
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (actions.isBusy) return;
    const found = findProblems(draft);
    setProblems(found);
    if (found.surname ?? found.remark ?? found.empty) return;
    const opinion = { surname: draft.surname.trim(), marks: draft.marks, remark: draft.remark.trim() || undefined };
    const { isStored, isLasting } = await actions.give(opinion);
    if (isStored) showToast(isLasting ? form.sent : form.onlyHere, isLasting ? {} : { kind: "warn" });
  };
  const remove = async () => {
    if (!(await actions.remove())) return;
    change({ marks: {}, remark: "" });
    showToast(form.removed);
  };
  const message = problems.empty ?? actions.failure;
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <h2>{actions.own ? form.change : form.title}</h2>
      <TextInput
        autoComplete="family-name"
        className={styles.surname}
        error={problems.surname}
        label={form.surname}
        maxLength={sharedListLimits.surname}
        onChange={({ target }) => change({ surname: target.value })}
        value={draft.surname}
      />
      <ol className={styles.marks}>
        {rows.map(({ spaceCode, space, name }, at) => {
          const label = space?.name ?? name ?? sharedListZh.goneName;
          return (
            <li key={spaceCode}>
              <span className={textStyles.soft}>
                {at + 1} {label}
              </span>
              <MarkButtons mark={draft.marks[spaceCode]} name={label} onMark={(each) => mark(spaceCode, each)} />
            </li>
          );
        })}
      </ol>
      <TextArea
        aside={form.optional}
        error={problems.remark}
        label={form.remark}
        maxLength={sharedListLimits.remark}
        onChange={({ target }) => change({ remark: target.value })}
        rows={2}
        value={draft.remark}
      />
      {message && (
        <p className={textStyles.caution} role="alert">
          {message}
        </p>
      )}
      <Button busy={actions.isBusy} full type="submit" variant="ink">
        {actions.own ? form.update : form.send}
      </Button>
      {actions.own && (
        <Button onClick={remove} small variant="plain">
          {form.remove}
        </Button>
      )}
      <p className={textStyles.small}>{form.note}</p>
    </form>
  );
}
