import { useRouter } from "@tanstack/react-router";
import { type SubmitEvent, useId, useState } from "react";
import {
  type ClearHeightInput,
  clearHeightLimits,
  findLed,
  formatIhgTopicHref,
  formatLedId,
  ihgTopicHref,
} from "../../../domain/clear-height/parse-clear-height-query.ts";
import {
  eventPresets,
  getEventPreset,
  ledSizes,
  type PresetEventType,
} from "../../../domain/clear-height/event-presets.ts";
import { formatSizeShort, formatNumber } from "../../../domain/format.ts";
import { parseQuantity } from "../../../domain/parse-quantity.ts";
import { groupTopicZh } from "../../../texts/marketing/group-topic.zh.ts";
import { ihgTopicZh } from "../../../texts/marketing/ihg-topic.zh.ts";
import { Button } from "../../ui/forms/button.tsx";
import { InlineNumber, InlineSelect } from "../../ui/forms/inline-select.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import fieldStyles from "../../ui/forms/field.module.css";
import textStyles from "../../ui/text/text.module.css";
import inlineSentenceStyles from "../../ui/forms/inline-sentence.module.css";
import type { IhgTopicData } from "./types.ts";

const texts = ihgTopicZh.sentence;
const { people: peopleLimits, perHead: budgetLimits } = clearHeightLimits;

const eventOptions = eventPresets.map(({ eventType }): [string, string] => [eventType, ihgTopicZh.events[eventType]]);
const ledOptions = ledSizes.map((led): [string, string] => [
  formatLedId(led),
  texts.ledSize(formatSizeShort(led.width, led.height)),
]);

/** Returns a function that reads a number within limits. */
const createParser =
  (kind: "people" | "money", { least, most }: { least: number; most: number }) =>
  (typed: string): number | undefined => {
    const value = parseQuantity(typed, kind);
    return value !== undefined && value >= least && value <= most ? value : undefined;
  };
const parsePeople = createParser("people", peopleLimits);
const parseBudget = createParser("money", budgetLimits);

/** Renders what is asked for as a sentence: 在 上海 办 发布会，240 人，LED 8 × 3.5 m，人均 800 元以内. A changed gap opens its page. */
export function HeightSentence({ input, data }: { input: ClearHeightInput; data: IhgTopicData }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const noteId = useId();
  const { city, cities } = data;
  const { brand: _, ...query } = input;
  const change = async (part: Partial<ClearHeightInput>) => {
    setProblem(undefined);
    setBusy(true);
    await router.navigate({ href: formatIhgTopicHref({ ...query, ...part }), replace: true, resetScroll: false });
    setBusy(false);
  };
  const changeCity = (pinyin: string) => {
    const { city: _city, ...rest } = query;
    setBusy(true);
    const href = formatIhgTopicHref(pinyin ? { ...rest, city: pinyin } : rest);
    void router.navigate({ href, replace: true, resetScroll: false }).then(() => setBusy(false));
  };
  const listed = city && !cities.some(({ code }) => code === city.code) ? [city, ...cities] : cities;
  const submit = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
  return (
    <form action={ihgTopicHref} method="get" onSubmit={submit}>
      <p aria-busy={isBusy} aria-describedby={noteId} className={inlineSentenceStyles.sentence}>
        <span>
          {texts.at}
          <InlineSelect
            label={texts.gaps.city}
            name="city"
            onValue={changeCity}
            options={[
              ["", ihgTopicZh.everywhere],
              ...listed.map(({ pinyin, name }): [string, string] => [pinyin, name]),
            ]}
            value={city?.pinyin ?? ""}
          />
        </span>
        <span>
          {texts.holding}
          <InlineSelect
            label={texts.gaps.event}
            name="eventType"
            onValue={(value) => {
              const eventType = value as PresetEventType;
              void change({ eventType, people: getEventPreset(eventType).people });
            }}
            options={eventOptions}
            value={input.eventType}
          />
          ，
        </span>
        <span>
          <InlineNumber
            label={texts.gaps.people}
            name="people"
            onRefused={() => setProblem(texts.refusedPeople(peopleLimits.least, formatNumber(peopleLimits.most)))}
            onValue={(people) => void change({ people })}
            parse={parsePeople}
            value={input.people}
          />
          {texts.people}，
        </span>
        {getEventPreset(input.eventType).isRigged && (
          <span>
            {texts.led}
            <InlineSelect
              label={texts.gaps.led}
              name="led"
              onValue={(value) => void change({ led: findLed(value) ?? input.led })}
              options={ledOptions}
              value={formatLedId(input.led)}
            />
            ，
          </span>
        )}
        <span>
          {texts.perHead}
          <InlineNumber
            label={texts.gaps.perHead}
            name="perHead"
            onRefused={() => setProblem(texts.refusedBudget(budgetLimits.least, formatNumber(budgetLimits.most)))}
            onValue={(perHead) => void change({ perHead })}
            parse={parseBudget}
            value={input.perHead}
          />
          {texts.within}
        </span>
      </p>
      <p
        className={classNames(problem ? fieldStyles.error : textStyles.small, inlineSentenceStyles.note)}
        id={noteId}
        role="status"
      >
        {problem ?? (isBusy ? groupTopicZh.busy : "")}
      </p>
      <noscript>
        <Button small type="submit">
          {groupTopicZh.apply}
        </Button>
      </noscript>
    </form>
  );
}
