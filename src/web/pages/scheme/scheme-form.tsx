import { useMemo } from "react";
import { getEventTypeName } from "#domain/demand/demand-option.ts";
import { formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { schemeZh } from "#texts/content/scheme.zh.ts";
import { ShortDemandForm } from "../../features/demand-form/form/short-demand-form.tsx";
import type { ShortField } from "../../features/demand-form/form/short-demand-form-props.ts";
import { schemePaths } from "./format-scheme-href.ts";
import type { SchemeData, SchemeInput } from "./loader.ts";
import { useTypedScheme } from "./use-scheme-change.ts";

const contactFields: readonly ShortField[] = ["name", "mobile"];
const moreFields: readonly ShortField[] = ["company", "budget", "remarks"];
const allFields: readonly ShortField[] = ["eventType", "cityCode", "people", "startDate", "name", "mobile"];
const wording = schemeZh.form;

/** Builds what is sent along: event and layout in one line, and for the operator the space and the budget. */
function buildAttachment({ setup }: SchemeInput, { layout, space, budget }: SchemeData) {
  const { attachment, attachmentText } = schemeZh;
  const title = attachment(
    formatNumber(setup.people),
    getEventTypeName(setup.eventType) ?? "",
    getLayoutByKey(layout).name,
  );
  const { total } = budget;
  return {
    title,
    text: [
      title,
      ...(space ? [attachmentText.space(`${space.venue} ${space.name}`)] : []),
      ...(budget.lines.length > 0
        ? [attachmentText.budget(formatNumber(total.likely), formatNumber(total.low), formatNumber(total.high))]
        : []),
    ].join("\n"),
  };
}

/** Renders the contact of the title block, or the whole in two steps. */
export function SchemeForm({ input, data }: { input: SchemeInput; data: SchemeData }) {
  const { setup, variant } = input;
  const { city, layout } = data;
  const initial = useMemo(
    () => ({ eventType: setup.eventType, ...(setup.date && { startDate: setup.date }) }),
    [setup.eventType, setup.date],
  );
  const handleValues = useTypedScheme(input, data.cities);
  const isSteps = variant === "steps";
  return (
    <ShortDemandForm
      attachment={buildAttachment(input, data)}
      city={city}
      fields={isSteps ? allFields : contactFields}
      initial={initial}
      layout={layout}
      moreFields={moreFields}
      onValues={isSteps ? handleValues : undefined}
      pageFrom={schemePaths[variant].slice(1)}
      people={setup.people}
      twoSteps={isSteps}
      wording={wording}
    />
  );
}
