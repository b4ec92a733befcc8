import { type SubmitEvent, useState } from "react";
import { formatMobile, isMainlandMobile, normalizePhone } from "#domain/demand/field-rules.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { messageZh } from "#texts/site/message.zh.ts";
import { ApiError, NetworkError, TimeoutError } from "../../platform/api/api-error.ts";
import { getErrorText } from "../../platform/api/get-error-text.ts";
import { useApi } from "../../platform/api/create-api-client.ts";
import { Button } from "../../ui/forms/button.tsx";
import { TextInput } from "../../ui/forms/field.tsx";
import textStyles from "../../ui/text/text.module.css";
import type { SendToPhoneProps } from "./send-to-phone-props.ts";
import styles from "./send-to-phone.module.css";

function getMessage(error: unknown): string | undefined {
  if (error instanceof TimeoutError) return getErrorText(error);
  if (error instanceof NetworkError) return messageZh.offline;
  return (error instanceof ApiError && error.issues[0]?.message) || getErrorText(error);
}

/** Asks for the number and sends the message; says afterwards where it went. */
export default function SendToPhoneForm({ purpose, siteId, onClose }: SendToPhoneProps & { onClose: () => void }) {
  const call = useApi();
  const [typed, setTyped] = useState("");
  const [state, setState] = useState<{ busy?: boolean; error?: string; sentTo?: string }>({});

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.busy) return;
    const mobile = normalizePhone(typed);
    if (!isMainlandMobile(mobile)) {
      setState({ error: demandZh.rules.mobile });
      return;
    }
    setState({ busy: true });
    try {
      const message = { mobile, purpose, ...(siteId !== undefined && { siteId }) };
      await call("common/sendMessage", message, { isQuiet: true });
      setState({ sentTo: formatMobile(mobile) });
    } catch (error) {
      setState({ error: getMessage(error) });
    }
  };

  if (state.sentTo)
    return (
      <div className={styles.form}>
        <p role="status">{messageZh.sent(state.sentTo)}</p>
        <p className={textStyles.soft}>{messageZh.sentHint}</p>
        <Button full onClick={onClose} variant="ink">
          {messageZh.close}
        </Button>
      </div>
    );
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <p className={textStyles.soft}>{messageZh[purpose].hint}</p>
      <TextInput
        autoComplete="tel"
        data-autofocus
        error={state.error}
        hint={messageZh.privacy}
        inputMode="tel"
        label={messageZh.mobile}
        maxLength={30}
        onBlur={() => isMainlandMobile(normalizePhone(typed)) && setTyped(formatMobile(typed))}
        onChange={(event) => setTyped(event.target.value)}
        type="tel"
        value={typed}
      />
      <Button busy={state.busy} full type="submit" variant="ink">
        {state.busy ? messageZh.sending : messageZh.send}
      </Button>
    </form>
  );
}
