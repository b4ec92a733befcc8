import { CasesSection } from "./sections/cases-section.tsx";
import { ContinueStrip } from "../../ui/continue-strip/continue-strip.tsx";
import type { HomeData } from "./page.tsx";
import { AreasSection } from "./sections/areas-section.tsx";
import { FirstScreen } from "./first-screen.tsx";
import { QuickDemandSection } from "./sections/quick-demand-section.tsx";
import { TopicsSection } from "./sections/topics-section.tsx";
import { BannersSection } from "./sections/banners-section.tsx";
import { HotVenuesSection } from "./sections/hot-venues-section.tsx";
import { MatchesSection } from "./sections/matches-section.tsx";
import { noSentence } from "./sentence/search-sentence.ts";
import { useSentence } from "./sentence/use-sentence.ts";
import { OccasionsSection } from "./sections/occasions-section.tsx";
import styles from "./view.module.css";

/** Renders a city's home page: the search sentence with what it finds, occasions, areas, cases, banners and the short demand form. */
export function HomeView({ data }: { data: HomeData }) {
  const { city, total } = data;
  const state = useSentence(data);
  return (
    <main className={styles.home} id="main">
      <FirstScreen data={data} state={state} />
      <ContinueStrip />
      <MatchesSection reading={state.reading?.matches.spaces.length ? state.reading : data.reading} />
      <OccasionsSection occasions={data.occasions} />
      <HotVenuesSection city={city.pinyin} venues={data.hotVenues} />
      {total > 0 && <AreasSection {...data} />}
      <CasesSection cases={data.cases} city={city.name} />
      <TopicsSection />
      <BannersSection banners={data.banners} partners={data.partners} />
      <QuickDemandSection city={city} sentence={state.reading ?? noSentence} />
    </main>
  );
}
