import { useState } from "react";
import { sharePanelZh } from "#texts/shared-list/share-panel.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { useApi } from "#web/platform/api/create-api-client.ts";
import { getErrorText } from "#web/platform/api/get-error-text.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { showToast } from "#web/ui/overlay/toast.ts";
import textStyles from "#web/ui/text/text.module.css";
import { readOwnList, removeOwnList } from "../own-list.ts";
import styles from "./link-panel.module.css";

/** Takes a list back, after a second press; only on the device that has shared it. */
export function TakeBack({ code, onTakenBack }: { code: string; onTakenBack: () => void }) {
  const api = useApi();
  const texts = sharePanelZh.takeBack;
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const own = readOwnList();
  if (own?.code !== code) return null;
  const takeBack = async () => {
    setBusy(true);
    try {
      await api("sharedList/takeBack", { code, secret: own.secret }, { isQuiet: true });
      removeOwnList();
      showToast(texts.done);
      onTakenBack();
    } catch (error) {
      const text = getErrorText(error);
      if (text !== undefined) showToast(fillTemplate(texts.failed, { text }), { kind: "warn" });
    } finally {
      setBusy(false);
    }
  };
  if (!isOpen)
    return (
      <p>
        <Button onClick={() => setOpen(true)} small variant="plain">
          {texts.open}
        </Button>
      </p>
    );
  return (
    <div className={styles.confirm}>
      <p className={textStyles.caution} role="alert">
        {texts.warning}
      </p>
      <div className={styles.actions}>
        <Button busy={isBusy} onClick={takeBack} small>
          {texts.confirm}
        </Button>
        <Button onClick={() => setOpen(false)} small variant="plain">
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
