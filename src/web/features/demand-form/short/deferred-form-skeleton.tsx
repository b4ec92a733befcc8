import { defer } from "#web/platform/lazy-loading/deferred.tsx";
import "#web/ui/forms/check-option.module.css";
import "#web/ui/forms/chip.module.css";
import "#web/ui/forms/field.module.css";
import "#web/ui/list/list-row.module.css";
import "../fields/budget-field.module.css";
import "../fields/city-field.module.css";
import "../fields/needs-field.module.css";
import "../fields/pick-list.module.css";
import "../fields/privacy-note.module.css";
import "../phone/calling-number-field.module.css";
import "../steps/meeting-step.module.css";
import "../form/submit-button.module.css";
import "./short-fields.module.css";
import "#web/ui/venue-copy/covered-line.module.css";
import "#web/ui/venue-copy/venue-copy.module.css";

/** Renders the form's skeleton, which the server draws: the form itself takes its place when it comes near the viewport. */
export const DeferredFormSkeleton = defer(async () => (await import("./form-skeleton.tsx")).FormSkeleton);
