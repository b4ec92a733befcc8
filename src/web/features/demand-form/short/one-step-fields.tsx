import { ConsentField } from "../fields/name-field.tsx";
import type { DemandAttachment } from "../form/demand-question.ts";
import { AttachmentLine } from "./attachment-line.tsx";
import { ShortFieldGroup, type ShortFieldGroupProps } from "./short-field-group.tsx";

interface OneStepFieldsProps extends ShortFieldGroupProps {
  attachment: DemandAttachment | undefined;
}

/** Renders all that a short form in one step asks, above its button. */
export function OneStepFields({ attachment, ...group }: OneStepFieldsProps) {
  return (
    <>
      <ShortFieldGroup {...group} />
      <AttachmentLine demand={group.demand} attachment={attachment} />
      <ConsentField {...group.demand} />
    </>
  );
}
