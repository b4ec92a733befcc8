import { ContinueStrip } from "../../ui/continue-strip/continue-strip.tsx";
import { FirstScreen } from "./first-screen.tsx";
import type { HomeData } from "./page.tsx";
import { AreasSection } from "./sections/areas-section.tsx";
import { BannersSection } from "./sections/banners-section.tsx";
import { CasesSection } from "./sections/cases-section.tsx";
import { KindsSection } from "./sections/kinds-section.tsx";
import { SpacesSection } from "./sections/spaces-section.tsx";
import { TrustBand } from "./sections/trust-band.tsx";
import { noSentence } from "./sentence/search-sentence.ts";
import { useSentence } from "./sentence/use-sentence.ts";
import styles from "./view.module.css";

/** Renders a city's home page: the search sentence with what it finds, spaces, kinds of event, who answers, areas and cases. */
export function HomeView({ data }: { data: HomeData }) {
  const state = useSentence(data);
  return (
    <main className={styles.home} id="main">
      <FirstScreen data={data} state={state} />
      <ContinueStrip />
      <SpacesSection {...data} />
      <KindsSection {...data} />
      <TrustBand {...data} sentence={state.reading ?? noSentence} />
      {data.total > 0 && <AreasSection {...data} />}
      <CasesSection cases={data.cases} />
      <BannersSection banners={data.banners} />
    </main>
  );
}
