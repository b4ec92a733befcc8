import { lazy, Suspense, useRef, useState } from "react";
import { getHintScale } from "#domain/plan-picture/get-hint-scale.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { sentenceZh } from "#texts/search/sentence.zh.ts";
import { NearCities } from "../../features/search/list/near-cities.tsx";
import { useIsHydrating } from "../../platform/lazy-loading/deferred.tsx";
import { LinkButton } from "../../ui/forms/button.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import type { HomeData } from "./page.tsx";
import { NoSpace } from "./plan/no-space.tsx";
import { type Answer, ShownSpaceView } from "./plan/shown-space-view.tsx";
import { SentenceField } from "./sentence/sentence-field.tsx";
import { formatSentenceDemandHref, formatTextSearchHref, noSentence } from "./sentence/search-sentence.ts";
import type { HintTurn } from "./sentence/hint-turns.tsx";
import type { SentenceState } from "./sentence/use-sentence.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import styles from "./first-screen.module.css";

/** Nobody sees another hint in the first seconds. */
const HintTurns = lazy(async () => ({ default: (await import("./sentence/hint-turns.tsx")).HintTurns }));

interface FirstScreenProps {
  data: HomeData;
  state: SentenceState;
}

/** Renders the first screen: the sentence and what it is read as, then the space that answers it, or the hint while there is none. */
export function FirstScreen({ data, state }: FirstScreenProps) {
  const { city } = data;
  const field = useRef<HTMLInputElement>(null);
  const [turn, setTurn] = useState<HintTurn>();
  const isHydrating = useIsHydrating();
  const canTurn = !state.isTyped && data.hints.length > 0;
  const { hint, next } = canTurn && turn?.cityCode === city.code ? turn : { hint: data.reading, next: undefined };
  return (
    <div className={classNames(pageStructureStyles.page, styles.firstScreen)}>
      <div className={styles.lead}>
        <h1>
          <span className={textStyles.visuallyHidden}>{sentenceZh.ofCity(city.name)}</span>
          {sentenceZh.lead}
        </h1>
        <p className={classNames(textStyles.soft, visibilityStyles.onlyWide)}>{sentenceZh.promise}</p>
      </div>
      <SentenceField data={data} field={field} hint={hint.q} state={state} />
      {data.total === 0 ? (
        <EmptyCityNote data={data} state={state} />
      ) : (
        <SentenceAnswer data={data} hint={hint} next={next} state={state} />
      )}
      {canTurn && !isHydrating && (
        <Suspense>
          <HintTurns data={data} field={field} onTurn={setTurn} />
        </Suspense>
      )}
    </div>
  );
}

/** Renders the space that answers the sentence or the hint; where none does, why. */
function SentenceAnswer({ data, state: { reading }, hint, next }: FirstScreenProps & Pick<HintTurn, "hint" | "next">) {
  const { shown, q, total, people, city } = reading ?? hint;
  if (!shown) return <NoSpace reading={reading ?? hint} />;
  const answer: Answer = {
    shown,
    total,
    hasPeople: people > 0,
    listHref: formatTextSearchHref(city.pinyin, q),
  };
  return <ShownSpaceView answer={answer} next={next} scale={Math.min(data.hintScale, getHintScale([shown.space]))} />;
}

function EmptyCityNote({ data: { city, near }, state: { reading } }: FirstScreenProps) {
  return (
    <div className={styles.empty}>
      <p>{homeZh.plan.noVenues(city.name)}</p>
      <LinkButton href={formatSentenceDemandHref(city.pinyin, reading ?? noSentence)} variant="act">
        {homeZh.plan.submitDemand}
      </LinkButton>
      {near && <NearCities formatCityHref={(slug) => `/${slug}`} near={near} />}
    </div>
  );
}
