import { homeZh } from "../../../texts/site/home.zh.ts";
import { NearCities } from "../../features/search/list/empty-city.tsx";
import { LinkButton } from "../../ui/forms/button.tsx";
import { SentenceSearchPanel } from "./sentence/sentence-search-panel.tsx";
import { type SearchSentence, formatSentenceDemandHref } from "./sentence/search-sentence.ts";
import { DeferredBestSpacePlan } from "./plan/deferred-best-space-plan.tsx";
import type { HomeData } from "./loader.ts";
import { SentenceEditor } from "./sentence/sentence-editor.tsx";
import { useBestSpace } from "./plan/use-best-space.ts";
import { classNames } from "../../ui/text/class-names.ts";
import bestSpacePlanStyles from "./plan/best-space-plan.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import styles from "./first-screen.module.css";

interface FirstScreenProps {
  data: HomeData;
  sentence: SearchSentence;
  onSentenceChange: (change: Partial<SearchSentence>) => void;
}

/** Renders the first screen: the sentence, the plan of the best space, and the title block with the link to the list. */
export function FirstScreen({ data, sentence, onSentenceChange }: FirstScreenProps) {
  const { bestSpace, total } = useBestSpace(data, sentence);
  const city = data.city.pinyin;
  return (
    <div className={classNames(pageStructureStyles.page, styles.sheet)}>
      <SentenceEditor sentence={sentence} city={data.city} onSentenceChange={onSentenceChange} today={data.today} />
      {data.total === 0 ? (
        <div className={classNames(bestSpacePlanStyles.bestSpace, bestSpacePlanStyles.empty)}>
          <p>{homeZh.plan.noVenues(data.city.name)}</p>
          <LinkButton href={formatSentenceDemandHref(city, sentence)} variant="act">
            {homeZh.plan.submitDemand}
          </LinkButton>
          {data.near && <NearCities formatCityHref={(slug) => `/${slug}`} near={data.near} />}
        </div>
      ) : (
        <>
          <DeferredBestSpacePlan best={bestSpace} layout={sentence.layout} people={sentence.people} />
          <SentenceSearchPanel
            sentence={sentence}
            city={city}
            examples={data.examples}
            hotKeywords={data.hotKeywords}
            today={data.today}
            total={total}
          />
        </>
      )}
    </div>
  );
}
