import { useMemo } from "react";
import { formatNumber } from "#domain/format.ts";
import { articleZh } from "#texts/content/article.zh.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import { AdviserBand } from "../../features/article/adviser-band.tsx";
import { ShortDemandForm } from "../../features/demand-form/form/short-demand-form.tsx";
import { getSoughtArea } from "./get-sought-area.ts";
import type { SolutionData } from "./page.tsx";

const fields = ["people", "cityCode", "name", "mobile"] as const;
const { button } = solutionZh.enquiry;
const wording = { title: button, submit: button };

/** Renders the adviser's form with the number of people that the page reckons with. */
export function SolutionForm({ solution, people }: { solution: SolutionData; people: number }) {
  const { id, eventType, days, layouts, area } = solution;
  const initial = useMemo(() => ({ eventType, ...(Number.isInteger(days) && { days }) }), [eventType, days]);
  const sought = getSoughtArea(area);
  return (
    <AdviserBand speech={articleZh.adviser.solution(sought === undefined ? "" : formatNumber(sought))}>
      <ShortDemandForm
        fields={fields}
        initial={initial}
        layout={layouts[0] ?? ""}
        pageFrom={`solutions/${id}`}
        people={people}
        wording={wording}
      />
    </AdviserBand>
  );
}
