import { type SubmitEvent, useId, useState } from "react";
import { eventTypes } from "#domain/demand/demand-option.ts";
import { isIsoDay } from "#domain/day.ts";
import { formatNumber } from "#domain/format.ts";
import { getSchemeLayout, maxSchemePeople, parseSchemePeople, type SchemeSetup } from "#domain/scheme/scheme-setup.ts";
import { getLayoutByKey, layouts } from "#domain/space/layouts.ts";
import { schemeZh } from "#texts/content/scheme.zh.ts";
import { Button } from "../../ui/forms/button.tsx";
import { toCityOptions } from "#domain/city/to-city-options.ts";
import { InlineNumber, InlineSelect } from "../../ui/forms/inline-select.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import fieldStyles from "../../ui/forms/field.module.css";
import textStyles from "../../ui/text/text.module.css";
import { schemePaths } from "./format-scheme-href.ts";
import type { SchemeData, SchemeInput } from "./loader.ts";
import { useSchemeChange } from "./use-scheme-change.ts";
import styles from "./title-block.module.css";

const texts = schemeZh.block;

/** Renders the cells of the title block; a changed cell plans the sheets anew. */
export function TitleBlock({ input, data }: { input: SchemeInput; data: SchemeData }) {
  const { setup, variant } = input;
  const { city, cities, today } = data;
  const { change, isBusy } = useSchemeChange(input);
  const [problem, setProblem] = useState<string>();
  const noteId = useId();
  const accept = (part: Partial<SchemeSetup>) => {
    setProblem(undefined);
    void change(part);
  };
  const usualLayout = getLayoutByKey(getSchemeLayout({ eventType: setup.eventType })).name;
  return (
    <form
      action={schemePaths[variant]}
      aria-busy={isBusy}
      aria-label={texts.label}
      method="get"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => event.preventDefault()}
    >
      <div aria-describedby={noteId} className={styles.cells}>
        <div className={styles.cell}>
          <span>{texts.eventType}</span>
          <InlineSelect
            className={styles.control}
            label={texts.eventType}
            name="eventType"
            onValue={(value) => accept({ eventType: value as SchemeSetup["eventType"], layout: undefined })}
            options={eventTypes.map(({ id, zh }) => [id, zh])}
            value={setup.eventType}
          />
        </div>
        <div className={styles.cell}>
          <span>{texts.city}</span>
          <InlineSelect
            className={styles.control}
            label={texts.city}
            name="city"
            onValue={(value) => accept({ city: value })}
            options={toCityOptions(cities, city)}
            value={city.pinyin}
          />
        </div>
        <div className={classNames(styles.cell, problem && styles.refused)}>
          <span>{texts.people}</span>
          <span className={styles.withUnit}>
            <InlineNumber
              className={styles.control}
              label={texts.people}
              name="people"
              onRefused={() => setProblem(texts.refused(formatNumber(maxSchemePeople)))}
              onValue={(people) => accept({ people })}
              parse={parseSchemePeople}
              value={setup.people}
            />
            <i>{texts.unit}</i>
          </span>
        </div>
        <div className={styles.cell}>
          <span>{texts.layout}</span>
          <InlineSelect
            className={styles.control}
            label={texts.layout}
            name="layout"
            onValue={(value) => accept({ layout: layouts.find(({ key }) => key === value)?.key })}
            options={[["", texts.usual(usualLayout)], ...layouts.map(({ key, name }) => [key, name] as const)]}
            value={setup.layout ?? ""}
          />
        </div>
        <div className={classNames(styles.cell, styles.date)}>
          <span>
            {texts.date}
            {!setup.date && `（${texts.openDate}）`}
          </span>
          <input
            aria-label={texts.date}
            className={styles.control}
            defaultValue={setup.date ?? ""}
            min={today}
            name="date"
            onChange={({ target }) => {
              if (target.value === "") accept({ date: undefined });
              else if (isIsoDay(target.value) && target.value >= today) accept({ date: target.value });
            }}
            type="date"
          />
        </div>
      </div>
      <p className={classNames(problem ? fieldStyles.error : textStyles.small, styles.note)} id={noteId} role="status">
        {problem ?? (isBusy ? texts.reading : "")}
      </p>
      <noscript>
        <Button small type="submit">
          {texts.apply}
        </Button>
      </noscript>
    </form>
  );
}
