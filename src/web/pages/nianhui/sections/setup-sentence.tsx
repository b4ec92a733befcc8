import { type ReactNode, useState } from "react";
import { type AnnualMeetingSetup, maxTables, parseTables } from "#domain/annual-meeting/annual-meeting-setup.ts";
import { maxActs } from "#domain/annual-meeting/build-evening.ts";
import { formatNumber } from "#domain/format.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import { InlineNumber, InlineSelect } from "#web/ui/forms/inline-select.tsx";
import { formatMonth } from "../format-month.ts";
import { findTheme } from "../find-theme.ts";
import { nianhuiPaths } from "../format-setup-href.ts";
import type { NianhuiData, NianhuiInput } from "../loader.ts";
import { useSetupChange } from "../use-setup-change.ts";
import { toCityOptions } from "#domain/city/to-city-options.ts";
import { InlineSentence } from "#web/ui/forms/inline-sentence.tsx";

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
  const [problem, setProblem] = useState<string>();
  const theme = findTheme(themes, input.setup);
  const accept = (part: Partial<AnnualMeetingSetup>) => {
    setProblem(undefined);
    void change(part);
  };
  return (
    <InlineSentence
      action={nianhuiPaths[variant]}
      applyText={texts.apply}
      busyText={texts.reading}
      heading={heading}
      isBusy={isBusy}
      problem={problem}
    >
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
      <span>
        <InlineSelect
          label={texts.gaps.month}
          name="month"
          onValue={(value) => accept({ month: value })}
          options={months.map((one) => [one, formatMonth(one, today)])}
          value={month}
        />
        {texts.evening}，
      </span>
      <span>
        <InlineNumber
          label={texts.gaps.tables}
          name="tables"
          onRefused={() => setProblem(texts.tablesRefused(formatNumber(maxTables)))}
          onValue={(tables) => accept({ tables })}
          parse={parseTables}
          value={setup.tables}
        />
        {texts.tables}，
      </span>
      <span>
        {theme ? (
          <InlineSelect
            label={texts.gaps.theme}
            name="theme"
            onValue={(value) => accept({ theme: value })}
            options={themes.map(({ id, name }) => [id, name])}
            value={theme.id}
          />
        ) : (
          texts.noTheme
        )}
        ，
      </span>
      <span>
        <InlineNumber
          label={texts.gaps.acts}
          name="acts"
          onRefused={() => setProblem(texts.actsRefused(maxActs))}
          onValue={(acts) => accept({ acts })}
          parse={parseActs}
          value={setup.acts}
        />
        {texts.acts}
      </span>
    </InlineSentence>
  );
}
