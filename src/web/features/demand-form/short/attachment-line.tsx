import type { DemandAttachment } from "../form/demand-question.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import styles from "./short-fields.module.css";

interface AttachmentLineProps {
  demand: DemandForm;
  attachment: DemandAttachment | undefined;
}

/** Says what the page sends along with the demand. */
export function AttachmentLine({ demand, attachment }: AttachmentLineProps) {
  if (!attachment) return null;
  return (
    <p className={styles.attachment}>
      <span>{demand.texts.form.attachment}</span>
      {attachment.title}
    </p>
  );
}
