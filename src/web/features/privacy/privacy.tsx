import { useState } from "react";
import { createPortal } from "react-dom";
import { demandEn } from "#texts/demand/demand.en.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { privacyEn } from "#texts/privacy/privacy.en.ts";
import { type PrivacyTexts, privacyZh } from "#texts/privacy/privacy.zh.ts";
import { useLanguage } from "../../platform/language-context.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { type Consent, getConsent, saveConsent } from "../../platform/tracking/consent.ts";
import { Button } from "../../ui/forms/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import styles from "./privacy.module.css";

export interface PrivacyProps {
  isOpen: boolean;
  onClose: () => void;
  onOpen: () => void;
}

type ConsentTexts = PrivacyTexts["consent"];

/** Both answers, alike and equally near. */
function Answers({ texts, onAnswer }: { texts: ConsentTexts; onAnswer: (consent: Consent) => void }) {
  return (
    <div className={styles.answers}>
      <Button onClick={() => onAnswer("refused")} small>
        {texts.refuse}
      </Button>
      <Button onClick={() => onAnswer("accepted")} small>
        {texts.accept}
      </Button>
    </div>
  );
}

/** What is counted, for what and for how long, by the configuration. */
function VisitLines({ texts }: { texts: PrivacyTexts["visits"] }) {
  const { analytics } = useRuntimeConfig();
  const { enabled, serverUrl, days, statistics } = analytics;
  if (!enabled) return <p>{texts.off}</p>;
  const hostOf = (address: string) => new URL(address).host;
  const place = serverUrl
    ? fillTemplate(texts.sent, { host: hostOf(serverUrl) })
    : fillTemplate(texts.stored, { days });
  const script = statistics && fillTemplate(texts.script, { host: hostOf(statistics.src) });
  return [texts.what, texts.never, texts.why, place, script].map((line) => line && <p key={line}>{line}</p>);
}

/** Renders the privacy notice in a dialog, and the bar that needsConsent before visits are counted, until it is answered. */
export function Privacy({ isOpen, onClose, onOpen }: PrivacyProps) {
  const { analytics, retentionDays } = useRuntimeConfig();
  const isEnglish = useLanguage() === "en";
  const texts = isEnglish ? privacyEn : privacyZh;
  const demand = (isEnglish ? demandEn : demandZh).privacy;
  const [consent, setConsent] = useState(getConsent);
  const needsConsent = analytics.enabled && analytics.consent;
  const answer = (next: Consent) => {
    setConsent(next);
    saveConsent(next);
  };
  return (
    <>
      {needsConsent &&
        !consent &&
        createPortal(<ConsentBar onAnswer={answer} onOpen={onOpen} texts={texts.consent} />, document.body)}
      <Dialog onClose={onClose} open={isOpen} title={texts.title}>
        <div className={styles.notice}>
          <section>
            <h3>{texts.visits.title}</h3>
            <VisitLines texts={texts.visits} />
          </section>
          {needsConsent && (
            <section>
              <h3>{texts.consent.title}</h3>
              <p role="status">{texts.consent[consent ?? "none"]}</p>
              <Answers onAnswer={answer} texts={texts.consent} />
            </section>
          )}
          <section>
            <h3>{texts.source.title}</h3>
            {texts.source.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
          <section>
            <h3>{texts.demand.title}</h3>
            {demand.lines.map((line) => (
              <p key={line}>{fillTemplate(line, { days: retentionDays })}</p>
            ))}
          </section>
        </div>
      </Dialog>
    </>
  );
}

interface ConsentBarProps {
  texts: ConsentTexts;
  onAnswer: (consent: Consent) => void;
  onOpen: () => void;
}

/** The bar at the foot of the window, above the page's own bar. */
function ConsentBar({ texts, onAnswer, onOpen }: ConsentBarProps) {
  return (
    <section aria-label={texts.title} className={styles.consentBar}>
      <div className={styles.line}>
        <p>
          {texts.bar}{" "}
          <button className={styles.more} onClick={onOpen} type="button">
            {texts.more}
          </button>
        </p>
        <Answers onAnswer={onAnswer} texts={texts} />
      </div>
    </section>
  );
}
