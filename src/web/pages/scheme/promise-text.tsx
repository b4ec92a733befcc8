import { toChinaDay, getWeekday, toDayNumber } from "#domain/day.ts";
import { formatContactTime } from "#domain/demand/callback/get-callback-promise.ts";
import { formatSchemeTime } from "#domain/demand/callback/format-scheme-time.ts";
import { schemeZh } from "#texts/content/scheme.zh.ts";
import { useNow } from "../../platform/device/use-now.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import callbackTextStyles from "../../ui/text/callback-text.module.css";
import styles from "./promise-text.module.css";

const texts = schemeZh.promise;

/** Formats the promise by the clock: 今天周日，周一 11:00 前致电您；方案周二 18:00 前发送给您. */
function formatPromise(now: Date): string {
  const call = formatContactTime(now);
  const weekday = schemeZh.weekdays[getWeekday(toDayNumber(toChinaDay(now))) - 1]!;
  const promise = `${texts.call(call)}；${texts.scheme(formatSchemeTime(now))}`;
  return call.startsWith("周") ? texts.today(weekday) + promise : promise;
}

/** Renders when one is called and when the scheme comes; the server renders the rule, which keeps the place. */
export function PromiseText() {
  const now = useNow();
  return (
    <span className={callbackTextStyles.stack}>
      <span aria-hidden={now ? true : undefined} className={now && callbackTextStyles.replaced}>
        {texts.rule}
      </span>
      {now && <span>{formatPromise(now)}</span>}
    </span>
  );
}

/** Renders the same as two steps: who calls and when, what is sent and when. */
export function PromiseSteps() {
  const now = useNow();
  const { adviser } = useRuntimeConfig();
  const steps = [
    texts.ofCall(now ? formatContactTime(now) : texts.callRule, adviser),
    texts.ofScheme(now ? formatSchemeTime(now) : texts.schemeRule),
  ];
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, what }) => (
        <li key={what}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
