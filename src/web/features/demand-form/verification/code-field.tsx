import { useController, useWatch } from "react-hook-form";
import { formatMobile } from "#domain/demand/field-rules.ts";
import { codeEn } from "#texts/demand/code.en.ts";
import { codeZh } from "#texts/demand/code.zh.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { useSendCode } from "./use-send-code.ts";
import fieldStyles from "#web/ui/forms/field.module.css";
import styles from "./code-field.module.css";

/** Renders the field for the code and the button that sends it, once a minute. */
export function CodeField(demand: DemandForm) {
  const { form, locale } = demand;
  const texts = locale === "en" ? codeEn : codeZh;
  const { field, fieldState } = useController({ control: form.control, name: "captcha" });
  const mobile = useWatch({ control: form.control, name: "mobile" });
  const { state, secondsLeft, failure, send } = useSendCode(demand, texts.offline);
  const hint = state === "sent" ? texts.sent(formatMobile(mobile)) : texts.hint;
  return (
    <Field
      className={styles.field}
      error={fieldState.error?.message ?? failure}
      hint={<span role="status">{hint}</span>}
      label={texts.label}
    >
      {(wiring) => (
        <span className={styles.code}>
          <input
            autoComplete="one-time-code"
            className={fieldStyles.input}
            data-field="captcha"
            inputMode="numeric"
            maxLength={12}
            {...field}
            {...wiring}
          />
          <Button busy={state === "sending"} className={styles.send} disabled={secondsLeft > 0} onClick={send}>
            {state === "sending" ? texts.sending : secondsLeft > 0 ? texts.again(secondsLeft) : texts.get}
          </Button>
        </span>
      )}
    </Field>
  );
}
