import { toChinaDay } from "#domain/day.ts";
import { getCallbackPromise } from "#domain/demand/callback/get-callback-promise.ts";
import { getQuotePromise } from "#domain/demand/callback/get-quote-promise.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatDemandHref } from "#domain/demand/format-demand-href.ts";
import { maskPhone } from "#domain/demand/progress/mask-phone.ts";
import { toVenueCopy } from "#domain/demand/to-venue-copy.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { markSample } from "#texts/site/mark-sample.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import { Seal } from "#web/ui/text/seal.tsx";
import textStyles from "#web/ui/text/text.module.css";
import { VenueCopy } from "#web/ui/venue-copy/venue-copy.tsx";
import { sealLength } from "../promise/adviser-promise.tsx";
import { useAdviserName } from "../promise/use-adviser-name.ts";
import { PrivateLink } from "./private-link.tsx";
import { getNothingSentTexts } from "./nothing-sent-demand.tsx";
import { PromisedRuler } from "./promised-ruler.tsx";
import { SentDemandList } from "./sent-demand-list.tsx";
import { formatContact, SuccessSteps } from "./success-steps.tsx";
import { useSentDemand } from "./use-sent-demand.ts";
import styles from "./demand-success.module.css";

interface DemandSuccessProps {
  /** Reference of the demand; undefined where it repeats one whose reference is not known. */
  reference: string | undefined;
  texts: DemandTexts;
  locale: Locale;
}

type Sent = NonNullable<ReturnType<typeof useSentDemand>>;

/** Returns what was promised when a demand was received. */
function getPromised(receivedAt: string | undefined) {
  if (receivedAt === undefined) return undefined;
  const callBy = getCallbackPromise(new Date(receivedAt)).by;
  return { receivedAt: new Date(receivedAt), callBy, quoteBy: getQuotePromise(callBy) };
}

/** Returns title and text of a demand that this visit sent: who contacts the visitor by when, or that the same was sent before. */
function getSentHeading(
  sent: Sent,
  { texts, locale }: DemandSuccessProps,
  names: { adviser: string; hotline: string },
) {
  const { success, promise } = texts;
  const { values, receivedAt, token, isRepeated } = sent;
  if (isRepeated) return { title: success.repeated, lead: token ? success.repeatedLead : success.repeatedWithoutLink };
  const promised = getPromised(receivedAt);
  const { contactBy } = values;
  const phone = maskPhone(values.mobile.trim());
  const time = promised && formatContact(promised, contactBy, locale);
  return {
    title: time
      ? fillTemplate(success.title, { adviser: names.adviser, time, verb: promise.verbs[contactBy] })
      : success.titlePlain,
    lead: phone ? fillTemplate(success.leads[contactBy], { phone, hotline: names.hotline }) : "",
  };
}

/** Renders the confirmation of a demand: who calls by when, the steps, the private link and the copy that goes out. */
export function DemandSuccess(props: DemandSuccessProps) {
  const { reference, texts, locale } = props;
  const { hotline } = useRuntimeConfig();
  const { success, form } = texts;
  const sent = useSentDemand(reference);
  const name = useAdviserName(locale);
  const adviser = name ?? form.adviser;
  const { linked } = getNothingSentTexts(locale);
  const heading = sent
    ? getSentHeading(sent, props, { adviser, hotline: markSample(hotline, locale) })
    : {
        title: linked.title,
        lead: reference === undefined ? linked.leadPlain : fillTemplate(linked.lead, { reference }),
      };
  const promised = getPromised(sent?.receivedAt);
  const contactBy = sent?.values.contactBy ?? "call";
  const today = toChinaDay(promised?.receivedAt ?? new Date());
  const title = fillTemplate(success.callEvent, {
    adviser,
    verb: texts.promise.verbs[contactBy],
    reference: reference ?? "",
  });
  return (
    <main className={classNames(pageStructureStyles.page, styles.successPage)} id="main">
      <div className={styles.main}>
        <div className={styles.head}>
          <div>
            {sent && reference && <p className={textStyles.soft}>{fillTemplate(success.reference, { reference })}</p>}
            <h1>{heading.title}</h1>
            <p>{heading.lead}</p>
          </div>
          {sent && name && name.length <= sealLength && <Seal name={name} />}
        </div>
        {promised && <PromisedRuler {...promised} locale={locale} texts={texts} />}
        <SuccessSteps
          email={sent?.values.email.trim()}
          locale={locale}
          promised={promised}
          texts={texts}
          contactBy={contactBy}
        />
        {sent?.token && (
          <PrivateLink
            call={promised && reference ? { reference, by: promised.callBy, title } : undefined}
            texts={texts}
            token={sent.token}
          />
        )}
        {sent?.isRepeated && sent.token && (
          <p className={styles.actions}>
            <LinkButton href={`${formatDemandHref(sent.token)}#remark`} preload={false}>
              {success.remark}
            </LinkButton>
            <LinkButton href={formatDemandHref(sent.token)} preload={false}>
              {success.progress}
            </LinkButton>
          </p>
        )}
      </div>
      {sent && (
        <div>
          <VenueCopy copy={toVenueCopy(sent.values, locale, today)} locale={locale} />
        </div>
      )}
      <div className={styles.main}>
        {sent && <SentDemandList sent={sent} texts={texts} locale={locale} />}
        <p className={styles.actions}>
          <LinkButton href="/">{success.home}</LinkButton>
          <LinkButton href={formatDemandFormHref({}, locale === "en" ? "en" : undefined)} variant="plain">
            {success.another}
          </LinkButton>
        </p>
      </div>
    </main>
  );
}
