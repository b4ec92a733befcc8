import { formatNumber } from "../../../domain/format.ts";
import { annualMeetingZh } from "../../../texts/content/annual-meeting.zh.ts";
import type { PageProps } from "../../page.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import { nianhuiPaths } from "./format-setup-href.ts";
import { DemandSection } from "./sections/demand-section.tsx";
import { EveningSection } from "./sections/evening-section.tsx";
import { PlanSection } from "./sections/plan-section.tsx";
import { SizesSection } from "./sections/sizes-section.tsx";
import { CasesSection, SpacesSection } from "./sections/spaces-section.tsx";
import { ThemesSection } from "./sections/themes-section.tsx";
import { SetupSentence } from "./sentence/setup-sentence.tsx";
import type { NianhuiData, NianhuiInput } from "./types.ts";
import styles from "./view.module.css";

/** Renders the annual-meeting guide: the tables to scale, the evening, themes, spaces, cases and the form. */
export function NianhuiView({ input, data }: PageProps<NianhuiInput, NianhuiData>) {
  const { demand } = annualMeetingZh;
  return (
    <main className={classNames(pageStructureStyles.page, styles.page)} id="main">
      <SetupSentence data={data} heading={annualMeetingZh.heading} input={input} />
      <PlanSection data={data} input={input} />
      <SizesSection data={data} input={input} />
      <EveningSection data={data} input={input} />
      <ThemesSection data={data} input={input} />
      <div className={styles.pair}>
        <SpacesSection data={data} />
        <CasesSection data={data} />
      </div>
      <DemandSection data={data} pageFrom={nianhuiPaths[input.variant].slice(1)} />
      <div className={classNames(bottomBarStyles.bottomBar, visibilityStyles.noPrint)}>
        <LinkButton href="#evening" variant="line">
          {annualMeetingZh.cases.tables(formatNumber(data.tables))}
        </LinkButton>
        <LinkButton href="#demand" variant="act">
          {demand.bar}
        </LinkButton>
      </div>
    </main>
  );
}
