import type { ReactNode } from "react";
import { formatNumber } from "#domain/format.ts";
import { formatNextOpening } from "#domain/demand/callback/format-next-opening.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { splitSample } from "#texts/site/mark-sample.ts";
import { useNow } from "#web/platform/device/use-now.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import { HotlineLink } from "#web/ui/text/hotline-link.tsx";
import { Seal } from "#web/ui/text/seal.tsx";
import textStyles from "#web/ui/text/text.module.css";
import type { HomeData } from "../page.tsx";
import { type SearchSentence, formatSentenceDemandHref } from "../sentence/search-sentence.ts";
import styles from "./trust-band.module.css";

const { trust: texts } = homeZh;

interface TrustBandProps extends Pick<HomeData, "city" | "measured"> {
  /** What was typed goes along to the demand form. */
  sentence: SearchSentence;
}

/** Renders who answers, how to reach them, and what the site promises; what is not known leaves its place. */
export function TrustBand({ city, measured, sentence }: TrustBandProps) {
  const { adviser, hotline } = useRuntimeConfig();
  const name = splitSample(adviser).text;
  return (
    <section className={styles.trust}>
      <div className={classNames(pageStructureStyles.page, styles.band)}>
        <div className={styles.person}>
          <Seal name={name} />
          <div>
            <h2>
              <CallbackText format={(time) => texts.promise(name, time)} />
            </h2>
            <p className={textStyles.soft}>{texts.adviser(name)}</p>
          </div>
        </div>
        <div className={styles.reach}>
          {hotline && (
            <>
              <HotlineLink className={styles.hotline} />
              <p className={textStyles.soft}>
                <HotlineState />
              </p>
            </>
          )}
          <LinkButton full href={formatSentenceDemandHref(city.pinyin, sentence)} variant="act">
            {texts.submit}
          </LinkButton>
        </div>
        <dl>
          <PromiseItem note={texts.callbackNote} title={texts.callback} unit={texts.hours} value="2" />
          {measured.all > 0 && (
            <PromiseItem
              note={measured.city > 0 ? texts.measuredNote(city.name, formatNumber(measured.city)) : undefined}
              title={texts.measured}
              unit={texts.spaces}
              value={formatNumber(measured.all)}
            />
          )}
          <PromiseItem note={texts.phoneNote} title={texts.phone} unit={texts.venues} value="0" />
        </dl>
      </div>
    </section>
  );
}

/** Says whether somebody answers the telephone now, by China's clock; the server renders the hours, as pages are cached. */
function HotlineState() {
  const now = useNow();
  return texts.answers(now && (formatNextOpening(now) ?? ""));
}

interface PromiseItemProps {
  title: string;
  value: string;
  unit: string;
  note: ReactNode;
}

const PromiseItem = ({ title, value, unit, note }: PromiseItemProps) => (
  <div>
    <dt>{title}</dt>
    <dd>
      <b>{value}</b> {unit}
      {note && <small>{note}</small>}
    </dd>
  </div>
);
