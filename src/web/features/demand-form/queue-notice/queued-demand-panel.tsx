import { useEffect, useRef, useState } from "react";
import { formatTelHref } from "#domain/format-tel-href.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { markSample } from "#texts/site/mark-sample.ts";
import type { QueuedDemand } from "#web/platform/demand-queue/queued-demand.ts";
import { sendNow } from "#web/platform/demand-queue/watch-demand-queue.ts";
import { copyText } from "#web/platform/device/copy-text.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { showToast } from "#web/ui/overlay/toast.ts";
import { getQueueTexts } from "./format-rejection.ts";
import { getQueuedText } from "./get-demand-error-text.ts";
import { formatQueuedDemand } from "../queue/to-queued-form.ts";
import { useQueuedDemand } from "./use-queued-demand.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./queued-demand-panel.module.css";

/** Attempts after which the visitor is offered another way. */
const otherOptionsAttempts = 2;

function formatAttempts({ attempts, nextAt, holdUntil }: QueuedDemand, locale: Locale): string {
  const texts = getQueueTexts(locale);
  const next = Math.max(nextAt, holdUntil);
  const time = new Date(next).toLocaleTimeString(locale === "en" ? "en-GB" : "zh-CN", {
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });
  const tried = fillTemplate(texts.attempts, { n: attempts });
  if (!navigator.onLine || next <= Date.now()) return tried;
  return [tried, fillTemplate(texts.next, { time })].join(locale === "en" ? ", " : "，");
}

/** Names another way than the network: the hotline. */
function OtherOptions({ locale }: { locale: Locale }) {
  const { hotline } = useRuntimeConfig();
  // The number is a link: the text is filled up to it.
  const [text] = fillTemplate(getQueueTexts(locale).otherOptions, { hotline: hotline && "\n" }).split("\n");
  return (
    <p className={styles.otherOptions}>
      {text}
      {hotline && (
        <a className={textStyles.noWrap} href={formatTelHref(hotline)}>
          {markSample(hotline, locale)}
        </a>
      )}
    </p>
  );
}

/** The button that copies a demand as text. */
function CopyButton({ entry, locale }: { entry: QueuedDemand; locale: Locale }) {
  const texts = getQueueTexts(locale);
  const copy = async () => {
    const isCopied = await copyText(formatQueuedDemand(entry));
    showToast(isCopied ? texts.copied : texts.copyFailed, { kind: isCopied ? "plain" : "warn" });
  };
  return <Button onClick={() => void copy()}>{texts.copy}</Button>;
}

/** The button that deletes, after a second press. */
export function RemoveButton({ locale, onRemove }: { locale: Locale; onRemove: () => void }) {
  const texts = getQueueTexts(locale);
  const remove = () => {
    onRemove();
    showToast(texts.removed);
  };
  const [isConfirming, setConfirming] = useState(false);
  if (!isConfirming)
    return (
      <Button variant="plain" small onClick={() => setConfirming(true)}>
        {texts.remove}
      </Button>
    );
  return (
    <span className={styles.confirm}>
      {texts.removeNote}
      <Button small onClick={remove}>
        {texts.confirmRemove}
      </Button>
      <Button variant="plain" small onClick={() => setConfirming(false)}>
        {texts.cancel}
      </Button>
    </span>
  );
}

interface QueuedDemandPanelProps {
  clientKey: string;
  locale: Locale;
  /** Focuses the heading, in place of the button that was pressed. */
  takesFocus?: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** Says that a demand is kept on this device, why and until when, and what the visitor can do about it. */
export function QueuedDemandPanel({ clientKey, locale, takesFocus, onEdit, onRemove }: QueuedDemandPanelProps) {
  const texts = getQueueTexts(locale);
  const state = useQueuedDemand(clientKey);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const hasFailedOften = state !== undefined && state.entry.attempts >= otherOptionsAttempts;
  const reason = state && getQueuedText(state.entry, locale);
  const retry = async () => {
    setBusy(true);
    await sendNow({ haste: "forced", only: clientKey });
    setBusy(false);
  };
  return (
    <section className={styles.panel}>
      <h3 ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      <div role="status">
        {state && (
          <>
            <p>
              {reason !== undefined && reason + texts.stop}
              {texts.because[state.entry.because]}
              {/* Nothing sends a refused one soon. */}
              {(state.entry.because !== "refused" || state.closing === "memory") && texts.closing[state.closing]}
            </p>
            <p className={textStyles.small}>{formatAttempts(state.entry, locale)}</p>
          </>
        )}
      </div>
      {hasFailedOften && <OtherOptions locale={locale} />}
      <div className={styles.actions}>
        <Button variant="ink" busy={busy} onClick={() => void retry()}>
          {busy ? texts.retrying : texts.retry}
        </Button>
        <Button onClick={onEdit}>{texts.edit}</Button>
        {hasFailedOften && <CopyButton entry={state.entry} locale={locale} />}
        <RemoveButton locale={locale} onRemove={onRemove} />
      </div>
    </section>
  );
}
