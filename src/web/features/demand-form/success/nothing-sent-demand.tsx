import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import { nothingSentEn } from "#texts/demand/nothing-sent.en.ts";
import { nothingSentZh } from "#texts/demand/nothing-sent.zh.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { NothingSent } from "./nothing-sent.tsx";

export const getNothingSentTexts = (locale: Locale) => (locale === "en" ? nothingSentEn : nothingSentZh);

/** Renders the success page of a demand where none was sent: it leads to the form. */
export function NothingSentDemand({ texts, locale }: { texts: DemandTexts; locale: Locale }) {
  return (
    <NothingSent texts={getNothingSentTexts(locale)}>
      <LinkButton href={formatDemandFormHref({}, locale === "en" ? "en" : undefined)} variant="ink">
        {texts.form.submit}
      </LinkButton>
      <LinkButton href="/">{texts.success.home}</LinkButton>
    </NothingSent>
  );
}
