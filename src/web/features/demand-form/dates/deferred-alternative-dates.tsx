import { Suspense, use } from "react";
import { useWatch } from "react-hook-form";
import { demandLimits } from "#domain/limits.ts";
import { NetworkError } from "#web/platform/api/api-error.ts";
import { getErrorText } from "#web/platform/api/get-error-text.ts";
import { createDeferredCode } from "#web/platform/lazy-loading/deferred.tsx";
import { showToast } from "#web/ui/overlay/toast.ts";
import demandFormStyles from "../form/demand-form.module.css";
import type { DemandForm } from "../form/use-demand-form.ts";
import type { AlternativeDatesProps } from "./alternative-dates.tsx";
import "./alternative-dates.module.css";

const code = createDeferredCode<AlternativeDatesProps>(
  async () => (await import("./alternative-dates.tsx")).AlternativeDates,
);

/** Renders the fields once their code is here; until then what the server rendered stands. */
function LoadedDates(props: AlternativeDatesProps) {
  if (!code.component) {
    code.load().catch(() => undefined);
    use(code.loaded);
  }
  return code.component && <code.component {...props} />;
}

/** Renders the days that suit besides the first, where there are any. Their code is loaded with the first of them. */
export function DeferredAlternativeDates({ demand }: AlternativeDatesProps) {
  const dates = useWatch({ control: demand.form.control, name: "alternativeDates" });
  return dates.length === 0 ? null : (
    <Suspense>
      <LoadedDates demand={demand} />
    </Suspense>
  );
}

/** Renders the button that adds a day; nothing where a demand holds no more. */
export function AddDateButton({ demand: { form, texts, locale, focus } }: { demand: DemandForm }) {
  const { length } = useWatch({ control: form.control, name: "alternativeDates" });
  if (length >= demandLimits.alternativeDates) return null;
  const add = () =>
    code.load().then(
      () => {
        const next = [...form.getValues("alternativeDates"), ""].slice(0, demandLimits.alternativeDates);
        form.setValue("alternativeDates", next, { shouldDirty: true });
        if (length === 0) focus("alternativeDates");
      },
      () => showToast(getErrorText(new NetworkError("No code."), locale) ?? "", { kind: "warn" }),
    );
  return (
    <button className={demandFormStyles.textButton} onClick={() => void add()} type="button">
      + {texts.form.addDate}
    </button>
  );
}
