import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";

interface StepHeadingProps {
  title: string;
  step: number;
  texts: DemandTexts;
}

/** Renders the heading of a step with its number; it takes the focus when the step begins. */
export const StepHeading = ({ title, step, texts }: StepHeadingProps) => (
  <h2 data-step="" tabIndex={-1}>
    {title} <small>{fillTemplate(texts.form.step, { n: step })}</small>
  </h2>
);
