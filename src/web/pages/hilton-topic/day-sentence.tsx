import { formatNumber } from "../../../domain/format.ts";
import { useRouter } from "@tanstack/react-router";
import { type SubmitEvent, useId, useState } from "react";
import {
  eventDayLimits,
  type EventDayInput,
  formatHiltonTopicHref,
  hiltonTopicHref,
} from "../../../domain/event-day/parse-event-day-query.ts";
import { parseQuantity } from "../../../domain/parse-quantity.ts";
import { groupTopicZh } from "../../../texts/marketing/group-topic.zh.ts";
import { hiltonTopicZh } from "../../../texts/marketing/hilton-topic.zh.ts";
import { Button } from "../../ui/forms/button.tsx";
import { InlineNumber, InlineSelect } from "../../ui/forms/inline-select.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import fieldStyles from "../../ui/forms/field.module.css";
import textStyles from "../../ui/text/text.module.css";
import type { HiltonTopicData } from "./types.ts";
import inlineSentenceStyles from "../../ui/forms/inline-sentence.module.css";

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

const parsePeople = (typed: string): number | undefined => {
  const people = parseQuantity(typed, "people");
  return people !== undefined && people >= peopleLimits.least && people <= peopleLimits.most ? people : undefined;
};

/** Renders what the day is asked for as a sentence: 在 上海，160 人，主会 + 3 个分会场 + 晚宴. A changed gap opens its page. */
export function DaySentence({ input, data }: { input: EventDayInput; data: HiltonTopicData }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const noteId = useId();
  const { siteId: _, ...request } = input;
  const change = async (part: Partial<EventDayInput>) => {
    setProblem(undefined);
    setBusy(true);
    const href = formatHiltonTopicHref({ ...request, ...part });
    await router.navigate({ href, replace: true, resetScroll: false });
    setBusy(false);
  };
  const { city, cities } = data;
  const options = city && !cities.some(({ code }) => code === city.code) ? [city, ...cities] : cities;
  const submit = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
  return (
    <form action={hiltonTopicHref} method="get" onSubmit={submit}>
      <p aria-busy={isBusy} aria-describedby={noteId} className={inlineSentenceStyles.sentence}>
        {city && (
          <span>
            {texts.at}
            <InlineSelect
              label={texts.gaps.city}
              name="city"
              onValue={(value) => void change({ city: value })}
              options={options.map(({ pinyin, name }) => [pinyin, name])}
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
            onValue={(people) => void change({ people })}
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
            onValue={(value) => void change({ breakouts: Number(value) })}
            options={breakoutOptions}
            value={String(input.breakouts)}
          />
          {texts.and}
          <InlineSelect
            label={texts.gaps.dinner}
            name="dinner"
            onValue={(value) => void change({ dinner: value === "1" })}
            options={dinnerOptions}
            value={input.dinner ? "1" : "0"}
          />
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
