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
import type { IhgTopicData } from "./page.tsx";
import { toCityOptions } from "#domain/city/to-city-options.ts";
import { listGap, numberGap, type SentenceClause, SentenceForm } from "../../ui/forms/sentence-form.tsx";
import { useAddressChange } from "../../platform/navigation/use-address-change.ts";

const texts = ihgTopicZh.sentence;
const { people: peopleLimits, perHead: budgetLimits } = clearHeightLimits;

const eventOptions = eventPresets.map(({ eventType }): [string, string] => [eventType, ihgTopicZh.events[eventType]]);
const ledOptions = ledSizes.map((led): [string, string] => [
  formatLedId(led),
  texts.ledSize(formatSizeShort(led.width, led.height)),
]);

/** Renders what is asked for as a sentence: 在 上海 办 发布会，240 人，LED 8 × 3.5 m，人均 800 元以内. A changed gap opens its page. */
export function HeightSentence({ input, data }: { input: ClearHeightInput; data: IhgTopicData }) {
  const { brand: _, ...request } = input;
  const { change, isBusy } = useAddressChange<ClearHeightInput>(request, formatIhgTopicHref);
  const { city, cities } = data;
  const changeEvent = (eventType: PresetEventType) =>
    void change({ eventType, people: getEventPreset(eventType).people });
  const clauses: (SentenceClause | false)[] = [
    [
      texts.at,
      listGap("city", city?.pinyin ?? "", [["", ihgTopicZh.everywhere], ...toCityOptions(cities, city)], (value) =>
        change({ city: value }),
      ),
    ],
    [
      texts.holding,
      listGap("eventType", input.eventType, eventOptions, (value) => changeEvent(value as PresetEventType)),
      "，",
    ],
    [
      numberGap(
        "people",
        input.people,
        {
          parse: (typed) => parseQuantityWithin(typed, "people", peopleLimits),
          refusal: texts.refusedPeople(peopleLimits.least, formatNumber(peopleLimits.most)),
        },
        (people) => change({ people }),
      ),
      `${texts.people}，`,
    ],
    getEventPreset(input.eventType).isRigged && [
      texts.led,
      listGap("led", formatLedId(input.led), ledOptions, (value) => change({ led: findLed(value) ?? input.led })),
      "，",
    ],
    [
      texts.perHead,
      numberGap(
        "perHead",
        input.perHead,
        {
          parse: (typed) => parseQuantityWithin(typed, "money", budgetLimits),
          refusal: texts.refusedBudget(budgetLimits.least, formatNumber(budgetLimits.most)),
        },
        (perHead) => change({ perHead }),
      ),
      texts.within,
    ],
  ];
  return (
    <SentenceForm
      action={ihgTopicHref}
      applyText={groupTopicZh.apply}
      busyText={groupTopicZh.busy}
      clauses={clauses}
      labels={{ ...texts.gaps, eventType: texts.gaps.event }}
      isBusy={isBusy}
    />
  );
}
