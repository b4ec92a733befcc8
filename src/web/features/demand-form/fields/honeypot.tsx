import type { DemandForm } from "../form/use-demand-form.ts";
import textStyles from "#web/ui/text/text.module.css";

/** Renders a honeypot field: invisible, outside the tab order, with a name that bots fill in. */
export function Honeypot({ form, texts }: DemandForm) {
  return (
    <div className={textStyles.visuallyHidden} aria-hidden="true">
      <label>
        {texts.form.website}
        <input type="text" tabIndex={-1} autoComplete="off" {...form.register("website")} />
      </label>
    </div>
  );
}
