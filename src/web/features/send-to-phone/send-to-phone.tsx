import { lazy, Suspense, useState } from "react";
import { messageZh } from "#texts/site/message.zh.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { Button } from "../../ui/forms/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import type { SendToPhoneProps } from "./send-to-phone-props.ts";
import styles from "./send-to-phone.module.css";

const SendToPhoneForm = lazy(() => import("./send-to-phone-form.tsx"));

/** Renders the button that sends a link to the visitor's phone, where a configured provider really sends it. */
export function SendToPhone({ purpose, siteId }: SendToPhoneProps) {
  const { messages } = useRuntimeConfig();
  const [open, setOpen] = useState(false);
  if (!messages?.[purpose]) return null;
  const texts = messageZh[purpose];
  const close = () => setOpen(false);
  return (
    <div className={classNames(visibilityStyles.noPrint, styles.send)}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} small>
        {texts.button}
      </Button>
      <Dialog onClose={close} open={open} title={texts.title}>
        <Suspense fallback={<div className={styles.loading} />}>
          <SendToPhoneForm onClose={close} purpose={purpose} siteId={siteId} />
        </Suspense>
      </Dialog>
    </div>
  );
}
