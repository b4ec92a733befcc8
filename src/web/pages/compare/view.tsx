import { useState } from "react";
import { defaultCity } from "#domain/city/city.ts";
import { formatNumber } from "#domain/format.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { comparePageZh } from "#texts/venue/compare-page.zh.ts";
import type { PageProps } from "../../page.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { CheckOption } from "../../ui/forms/check-option.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import { Additions } from "./additions.tsx";
import { CompareNotices } from "./compare-notices.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { Enquiry } from "./enquiry.tsx";
import { EventSentence } from "./event-sentence.tsx";
import { SameFacts } from "./same-facts.tsx";
import type { CompareData, CompareInput } from "./page.tsx";
import { useQuestions } from "./use-questions.ts";
import styles from "./view.module.css";

type CompareProps = PageProps<CompareInput, CompareData>;

/** Renders the page without spaces: what it is for, and where spaces are found. */
function NothingToCompare(props: CompareProps) {
  const { empty, headingOfOne } = comparePageZh;
  return (
    <>
      <div className={styles.title}>
        <h1>{headingOfOne}</h1>
      </div>
      <CompareNotices {...props} />
      <EmptyState title={empty.title}>
        <p className={textStyles.soft}>{empty.text}</p>
        <p className={styles.links}>
          <LinkButton href={formatListHref("space", defaultCity.pinyin, emptyQuery)} variant="ink">
            {empty.spaces}
          </LinkButton>
          <LinkButton href={formatListHref("venue", defaultCity.pinyin, emptyQuery)}>{empty.venues}</LinkButton>
        </p>
      </EmptyState>
    </>
  );
}

function ComparedSpaces({ input, data }: CompareProps) {
  const { spaces, rows } = data;
  const questions = useQuestions(spaces);
  const [isDiffering, setDiffering] = useState(true);
  const isOne = spaces.length === 1;
  const differing = rows.filter(({ isSame }) => !isSame);
  const same = rows.filter(({ isSame }) => isSame);
  const hasFold = isDiffering && !isOne;
  return (
    <>
      <div className={styles.title}>
        <div>
          <h1>{isOne ? comparePageZh.headingOfOne : comparePageZh.heading(formatNumber(spaces.length))}</h1>
          <EventSentence data={data} input={input} />
        </div>
        <div className={classNames(styles.tools, visibilityStyles.noPrint)}>
          {!isOne && (
            <CheckOption checked={isDiffering} onChange={(event) => setDiffering(event.target.checked)}>
              {comparePageZh.onlyDiffering}
            </CheckOption>
          )}
          <Additions data={data} input={input} />
        </div>
      </div>
      <CompareNotices data={data} input={input} />
      <ComparisonTable
        data={data}
        input={input}
        isDiffering={hasFold}
        questions={questions}
        rows={hasFold ? differing : rows}
      />
      {hasFold && <SameFacts rows={same} />}
      {!isOne && <p className={classNames(textStyles.small, styles.legend)}>{comparePageZh.legend}</p>}
      <Enquiry data={data} input={input} questions={questions} />
    </>
  );
}

/** Renders spaces side by side: plans at one scale, facts in rows, and the enquiry. */
export const CompareView = (props: CompareProps) => (
  <main className={classNames(pageStructureStyles.page, styles.page)} id="main">
    {props.data.spaces.length === 0 ? <NothingToCompare {...props} /> : <ComparedSpaces {...props} />}
  </main>
);
