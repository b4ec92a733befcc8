import { formatNumber } from "#domain/format.ts";
import {
  eventDayLimits,
  type EventDayInput,
  formatHiltonTopicHref,
  hiltonTopicHref,
} from "#domain/event-day/event-day-address.ts";
import { parseQuantityWithin } from "#domain/parse-quantity.ts";
import { groupTopicZh } from "#texts/marketing/group-topic.zh.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";
import type { HiltonTopicData } from "./page.tsx";
import { toCityOptions } from "#domain/city/to-city-options.ts";
import { listGap, numberGap, type SentenceClause, SentenceForm } from "../../ui/forms/sentence-form.tsx";
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

/** Renders what the day is asked for as a sentence: 在 上海，160 人，主会 + 3 个分会场 + 晚宴. A changed gap opens its page. */
export function DaySentence({ input, data }: { input: EventDayInput; data: HiltonTopicData }) {
  const { siteId: _, ...request } = input;
  const { change, isBusy } = useAddressChange<EventDayInput>(request, formatHiltonTopicHref);
  const { city, cities } = data;
  const clauses: (SentenceClause | false)[] = [
    city !== undefined && [
      texts.at,
      listGap("city", city.pinyin, toCityOptions(cities, city), (value) => change({ city: value })),
      "，",
    ],
    [
      numberGap(
        "people",
        input.people,
        {
          parse: (typed) => parseQuantityWithin(typed, "people", peopleLimits),
          refusal: texts.refused(peopleLimits.least, formatNumber(peopleLimits.most)),
        },
        (people) => change({ people }),
      ),
      `${texts.people}，`,
    ],
    [
      texts.plenary,
      listGap("breakouts", String(input.breakouts), breakoutOptions, (value) => change({ breakouts: Number(value) })),
      texts.and,
      listGap("dinner", input.dinner ? "1" : "0", dinnerOptions, (value) => change({ dinner: value === "1" })),
    ],
  ];
  return (
    <SentenceForm
      action={hiltonTopicHref}
      applyText={groupTopicZh.apply}
      busyText={groupTopicZh.busy}
      clauses={clauses}
      labels={texts.gaps}
      isBusy={isBusy}
    />
  );
}
