import { useState } from "react";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import demandFormStyles from "../form/demand-form.module.css";
import styles from "./privacy-note.module.css";

/** Renders the consent link; the privacy note opens in a dialog, so that entered values are not lost. */
export function PrivacyNote({ texts }: { texts: DemandTexts }) {
  const { retentionDays } = useRuntimeConfig();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={demandFormStyles.textButton} onClick={() => setOpen(true)}>
        {texts.form.consentLink}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.privacy.title}>
        <ul className={styles.privacy}>
          {texts.privacy.lines.map((line) => (
            <li key={line}>{fillTemplate(line, { days: retentionDays })}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
