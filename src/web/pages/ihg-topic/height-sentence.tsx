import { useState } from "react";
import {
  type ClearHeightInput,
  clearHeightLimits,
  findLed,
  formatIhgTopicHref,
  formatLedId,
  ihgTopicHref,
} from "#domain/clear-height/clear-height-address.ts";
import { eventPresets, getEventPreset, ledSizes, type PresetEventType } from "#domain/clear-height/event-presets.ts";
import { formatSizeShort, formatNumber } from "#domain/format.ts";
import { parseQuantityWithin } from "#domain/parse-quantity.ts";
import { groupTopicZh } from "#texts/marketing/group-topic.zh.ts";
import { ihgTopicZh } from "#texts/marketing/ihg-topic.zh.ts";
import { InlineNumber, InlineSelect } from "../../ui/forms/inline-select.tsx";
import type { IhgTopicData } from "./page.tsx";
import { toCityOptions } from "#domain/city/to-city-options.ts";
import { InlineSentence } from "../../ui/forms/inline-sentence.tsx";
import { useAddressChange } from "../../platform/navigation/use-address-change.ts";

const texts = ihgTopicZh.sentence;
const { people: peopleLimits, perHead: budgetLimits } = clearHeightLimits;

const eventOptions = eventPresets.map(({ eventType }): [string, string] => [eventType, ihgTopicZh.events[eventType]]);
const ledOptions = ledSizes.map((led): [string, string] => [
  formatLedId(led),
  texts.ledSize(formatSizeShort(led.width, led.height)),
]);

const parsePeople = (typed: string) => parseQuantityWithin(typed, "people", peopleLimits);
const parseBudget = (typed: string) => parseQuantityWithin(typed, "money", budgetLimits);

/** Renders what is asked for as a sentence: 在 上海 办 发布会，240 人，LED 8 × 3.5 m，人均 800 元以内. A changed gap opens its page. */
export function HeightSentence({ input, data }: { input: ClearHeightInput; data: IhgTopicData }) {
  const { brand: _, ...request } = input;
  const { change, isBusy } = useAddressChange<ClearHeightInput>(request, formatIhgTopicHref);
  const [problem, setProblem] = useState<string>();
  const { city, cities } = data;
  const accept = (part: Partial<ClearHeightInput>) => {
    setProblem(undefined);
    void change(part);
  };
  return (
    <InlineSentence
      action={ihgTopicHref}
      applyText={groupTopicZh.apply}
      busyText={groupTopicZh.busy}
      isBusy={isBusy}
      problem={problem}
    >
      <span>
        {texts.at}
        <InlineSelect
          label={texts.gaps.city}
          name="city"
          onValue={(value) => accept({ city: value })}
          options={[["", ihgTopicZh.everywhere], ...toCityOptions(cities, city)]}
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
            accept({ eventType, people: getEventPreset(eventType).people });
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
          onValue={(people) => accept({ people })}
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
            onValue={(value) => accept({ led: findLed(value) ?? input.led })}
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
          onValue={(perHead) => accept({ perHead })}
          parse={parseBudget}
          value={input.perHead}
        />
        {texts.within}
      </span>
    </InlineSentence>
  );
}
