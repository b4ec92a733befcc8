import { homeZh } from "#texts/site/home.zh.ts";
import { sentenceZh } from "#texts/search/sentence.zh.ts";
import { NearCities } from "../../features/search/list/empty-city.tsx";
import { LinkButton } from "../../ui/forms/button.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import type { HomeData } from "./page.tsx";
import { ShownSpaceView } from "./plan/shown-space-view.tsx";
import { ReadSentence } from "./sentence/read-sentence.tsx";
import { formatSentenceDemandHref } from "./sentence/search-sentence.ts";
import { SentenceExamples } from "./sentence/sentence-examples.tsx";
import { useLayoutChoice } from "./sentence/use-layout-choice.ts";
import type { SentenceState } from "./sentence/use-sentence.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import shownSpaceStyles from "./plan/shown-space-view.module.css";
import styles from "./first-screen.module.css";

interface FirstScreenProps {
  data: HomeData;
  state: SentenceState;
}

/** Renders the first screen: the sentence and what it is read as, then the space that it means as plan and picture. */
export function FirstScreen({ data, state }: FirstScreenProps) {
  const { city } = data;
  const chooseLayout = useLayoutChoice(state);
  return (
    <div className={classNames(pageStructureStyles.page, styles.firstScreen)}>
      <h1 className={styles.lead}>
        <span className={textStyles.visuallyHidden}>{sentenceZh.ofCity(city.name)}</span>
        {sentenceZh.lead}
      </h1>
      <ReadSentence data={data} state={state} />
      {data.total === 0 ? (
        <div className={shownSpaceStyles.empty}>
          <p>{homeZh.plan.noVenues(city.name)}</p>
          <LinkButton href={formatSentenceDemandHref(city.pinyin, state.reading)} variant="act">
            {homeZh.plan.submitDemand}
          </LinkButton>
          {data.near && <NearCities formatCityHref={(slug) => `/${slug}`} near={data.near} />}
        </div>
      ) : (
        <>
          <SentenceExamples
            city={city.pinyin}
            examples={data.examples}
            hotKeywords={data.hotKeywords}
            onChoose={state.setText}
          />
          <ShownSpace data={data} onLayout={chooseLayout} state={state} />
        </>
      )}
    </div>
  );
}

/** Renders the space that the sentence means; where none matches, the one that the page began with stays. */
function ShownSpace({
  data,
  state,
  onLayout,
}: FirstScreenProps & Pick<Parameters<typeof ShownSpaceView>[0], "onLayout">) {
  const shown = state.reading.shown ?? data.reading.shown;
  if (!shown) return <p className={shownSpaceStyles.empty}>{homeZh.plan.none}</p>;
  return <ShownSpaceView onLayout={onLayout} shown={shown} />;
}
