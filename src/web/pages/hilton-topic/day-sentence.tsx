import { formatNumber } from "#domain/format.ts";
import { useState } from "react";
import {
  eventDayLimits,
  type EventDayInput,
  formatHiltonTopicHref,
  hiltonTopicHref,
} from "#domain/event-day/event-day-address.ts";
import { parseQuantityWithin } from "#domain/parse-quantity.ts";
import { groupTopicZh } from "#texts/marketing/group-topic.zh.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";
import { InlineNumber, InlineSelect } from "../../ui/forms/inline-select.tsx";
import type { HiltonTopicData } from "./page.tsx";
import { toCityOptions } from "#domain/city/to-city-options.ts";
import { InlineSentence } from "../../ui/forms/inline-sentence.tsx";
import { useAddressChange } from "../../platform/navigation/use-address-change.ts";

const texts = hiltonTopicZh.sentence;
const { people: peopleLimits, breakouts: breakoutLimits } = eventDayLimits;

const breakoutOptions = Array.from({ length: breakoutLimits.most + 1 }, (_, count): [string, string] => [
  String(count),
  texts.breakouts(count),
]);
const dinnerOptions: [string, string][] = [
  ["1", texts.dinner],
  ["0", texts.noDinner],
];

const parsePeople = (typed: string) => parseQuantityWithin(typed, "people", peopleLimits);

/** Renders what the day is asked for as a sentence: 在 上海，160 人，主会 + 3 个分会场 + 晚宴. A changed gap opens its page. */
export function DaySentence({ input, data }: { input: EventDayInput; data: HiltonTopicData }) {
  const { siteId: _, ...request } = input;
  const { change, isBusy } = useAddressChange<EventDayInput>(request, formatHiltonTopicHref);
  const [problem, setProblem] = useState<string>();
  const { city, cities } = data;
  const accept = (part: Partial<EventDayInput>) => {
    setProblem(undefined);
    void change(part);
  };
  return (
    <InlineSentence
      action={hiltonTopicHref}
      applyText={groupTopicZh.apply}
      busyText={groupTopicZh.busy}
      isBusy={isBusy}
      problem={problem}
    >
      {city && (
        <span>
          {texts.at}
          <InlineSelect
            label={texts.gaps.city}
            name="city"
            onValue={(value) => accept({ city: value })}
            options={toCityOptions(cities, city)}
            value={city.pinyin}
          />
          ，
        </span>
      )}
      <span>
        <InlineNumber
          label={texts.gaps.people}
          name="people"
          onRefused={() => setProblem(texts.refused(peopleLimits.least, formatNumber(peopleLimits.most)))}
          onValue={(people) => accept({ people })}
          parse={parsePeople}
          value={input.people}
        />
        {texts.people}，
      </span>
      <span>
        {texts.plenary}
        <InlineSelect
          label={texts.gaps.breakouts}
          name="breakouts"
          onValue={(value) => accept({ breakouts: Number(value) })}
          options={breakoutOptions}
          value={String(input.breakouts)}
        />
        {texts.and}
        <InlineSelect
          label={texts.gaps.dinner}
          name="dinner"
          onValue={(value) => accept({ dinner: value === "1" })}
          options={dinnerOptions}
          value={input.dinner ? "1" : "0"}
        />
      </span>
    </InlineSentence>
  );
}
