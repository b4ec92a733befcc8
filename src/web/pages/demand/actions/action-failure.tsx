import textStyles from "#web/ui/text/text.module.css";
import type { DemandActions } from "../use-demand.ts";

/** Renders why an action failed, where it was the last one that did. */
export const ActionFailure = ({ action, actions: { failure } }: { action: string; actions: DemandActions }) =>
  failure?.action === action && (
    <p className={textStyles.caution} role="alert">
      {failure.message}
    </p>
  );
