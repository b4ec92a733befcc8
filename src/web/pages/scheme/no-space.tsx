import { formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { schemeZh } from "#texts/content/scheme.zh.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import textStyles from "../../ui/text/text.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import { formatSchemeHref } from "./format-scheme-href.ts";
import type { SchemeData, SchemeInput } from "./loader.ts";

/** Renders what stands in the plan's place where no space seats the people: how many seats are short. */
export function NoSpace({ input, data }: { input: SchemeInput; data: SchemeData }) {
  const { city, layout, largest } = data;
  const { people } = input.setup;
  const texts = schemeZh.noSpace;
  const short = people - largest;
  if (largest === 0 || short <= 0) {
    return (
      <EmptyState title={texts.unknown(city.name)}>
        <p className={textStyles.soft}>{texts.unknownText}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={texts.over(city.name, getLayoutByKey(layout).name, formatNumber(short))}>
      <p className={textStyles.soft}>{texts.overText(formatNumber(largest), formatNumber(people))}</p>
      <LinkButton
        className={visibilityStyles.noPrint}
        href={formatSchemeHref(input.variant, { ...input.setup, people: largest })}
        resetScroll={false}
        small
      >
        {texts.tryLargest(formatNumber(largest))}
      </LinkButton>
    </EmptyState>
  );
}
