import type { ReactNode } from "react";
import { maxTables, parseTables } from "#domain/annual-meeting/annual-meeting-setup.ts";
import { maxActs } from "#domain/annual-meeting/build-evening.ts";
import { formatNumber } from "#domain/format.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import { formatMonth } from "../format-month.ts";
import { findTheme } from "../find-theme.ts";
import { nianhuiPaths } from "../format-setup-href.ts";
import type { NianhuiData, NianhuiInput } from "../loader.ts";
import { useSetupChange } from "../use-setup-change.ts";
import { toCityOptions } from "#domain/city/to-city-options.ts";
import { listGap, numberGap, type SentenceClause, SentenceForm } from "#web/ui/forms/sentence-form.tsx";

const texts = annualMeetingZh.sentence;

const parseActs = (typed: string): number | undefined => {
  const acts = /^\d{1,3}\s*个?$/.test(typed.trim()) ? Number.parseInt(typed, 10) : Number.NaN;
  return acts >= 0 && acts <= maxActs ? acts : undefined;
};

interface SetupSentenceProps {
  input: NianhuiInput;
  data: NianhuiData;
  heading: ReactNode;
}

/** Renders the setup as a sentence: 在 上海，1 月 晚，30 桌，国风，6 个节目. A changed gap opens the page of the new address. */
export function SetupSentence({ input, data, heading }: SetupSentenceProps) {
  const { setup, variant } = input;
  const { city, cities, months, month, themes, today } = data;
  const { change, isBusy } = useSetupChange(input);
  const theme = findTheme(themes, input.setup);
  const clauses: SentenceClause[] = [
    [texts.at, listGap("city", city.pinyin, toCityOptions(cities, city), (value) => change({ city: value })), "，"],
    [
      listGap(
        "month",
        month,
        months.map((one) => [one, formatMonth(one, today)]),
        (value) => change({ month: value }),
      ),
      `${texts.evening}，`,
    ],
    [
      numberGap(
        "tables",
        setup.tables,
        { parse: parseTables, refusal: texts.tablesRefused(formatNumber(maxTables)) },
        (tables) => change({ tables }),
      ),
      `${texts.tables}，`,
    ],
    [
      theme
        ? listGap(
            "theme",
            theme.id,
            themes.map(({ id, name }) => [id, name]),
            (value) => change({ theme: value }),
          )
        : texts.noTheme,
      "，",
    ],
    [
      numberGap("acts", setup.acts, { parse: parseActs, refusal: texts.actsRefused(maxActs) }, (acts) =>
        change({ acts }),
      ),
      texts.acts,
    ],
  ];
  return (
    <SentenceForm
      action={nianhuiPaths[variant]}
      applyText={texts.apply}
      busyText={texts.reading}
      clauses={clauses}
      labels={texts.gaps}
      heading={heading}
      isBusy={isBusy}
    />
  );
}
