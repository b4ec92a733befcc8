import { markSample } from "#texts/site/mark-sample.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import type { DemandPartProps } from "./demand-part-props.ts";

/** Matches a name that an English page can show. */
const latinName = /^[\p{Script=Latin} .()'-]+$/u;

/** Returns who calls the visitor: who follows the demand up, else the adviser of the site; in English no Chinese name. */
export function useAdviserName({ demand, texts }: Pick<DemandPartProps, "demand" | "texts">): string {
  const { adviser } = useRuntimeConfig();
  const { assignee, locale } = demand;
  const name = markSample(assignee ?? adviser, locale);
  return name && (locale === "zh" || latinName.test(name)) ? name : texts.adviser;
}
