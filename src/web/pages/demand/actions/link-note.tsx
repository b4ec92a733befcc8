import { fillTemplate } from "#texts/site/fill-template.ts";
import type { DemandStatusTexts } from "#texts/demand/demand-status.zh.ts";
import { copyText } from "#web/platform/device/copy-text.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { showToast } from "#web/ui/overlay/toast.ts";
import styles from "./action-section.module.css";

/** Renders who can see the page and for how long, with a button that copies its link. */
export function LinkNote({ texts: { link } }: { texts: DemandStatusTexts }) {
  const { retentionDays } = useRuntimeConfig();
  const copy = async () => {
    const { origin, pathname } = window.location;
    showToast((await copyText(origin + pathname)) ? link.copied : link.failed);
  };
  return (
    <div className={styles.note}>
      <p>{fillTemplate(link.note, { days: retentionDays })}</p>
      <Button onClick={copy} small variant="plain">
        {link.copy}
      </Button>
    </div>
  );
}
