import { editField } from "#domain/demand/wire/format-form-action.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { useIsOffline } from "./use-is-offline.ts";
import { fieldOrder } from "./form-field.ts";
import { useFormTools } from "../tools/use-form-tools.ts";
import type { DemandForm } from "./use-demand-form.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./submit-button.module.css";

/** Announces the errors to screen readers after a rejected submission; visible messages are at their fields. */
export function ErrorSummary({ form, texts }: DemandForm) {
  const { errors, submitCount } = form.formState;
  const messages = fieldOrder.flatMap((field) => errors[field]?.message ?? []);
  const shown = submitCount > 0 && messages.length > 0;
  return (
    <div className={textStyles.visuallyHidden} role="alert">
      {shown && (
        <>
          <p>{fillTemplate(texts.form.errors, { n: messages.length })}</p>
          <ul>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/**
 * Renders the submit button with a status line, or the panel of the demand that is kept on this device. Without scripts, a second button opens
 * what only scripts can change here.
 */
export function SubmitButton({ texts, locale, busy, queued, notice, edit, discard }: DemandForm) {
  const { submit, submitting, sendLater, changeOther } = texts.form;
  const isOffline = useIsOffline();
  const tools = useFormTools(queued !== undefined);
  if (queued && tools) {
    const remove = () => {
      edit();
      discard();
    };
    return (
      <tools.QueuedDemandPanel
        clientKey={queued.clientKey}
        locale={locale}
        takesFocus={queued.isNew}
        onEdit={edit}
        onRemove={remove}
      />
    );
  }
  return (
    <>
      <Button type="submit" variant="act" full busy={busy}>
        {busy ? submitting : isOffline ? sendLater : submit}
      </Button>
      <p className={classNames(textStyles.caution, styles.status)} role="status">
        {notice}
      </p>
      <noscript>
        <Button type="submit" name={editField} value="true" full>
          {changeOther}
        </Button>
      </noscript>
    </>
  );
}
