import { formatNumber } from "#domain/format.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import type { PageProps } from "../../page.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import { BillSection } from "./sections/bill-section.tsx";
import { DemandPanel, DemandSection } from "./sections/demand-section.tsx";
import { EveningSection } from "./sections/evening-section.tsx";
import { PlanSection } from "./sections/plan-section.tsx";
import { SizesSection } from "./sections/sizes-section.tsx";
import { CasesSection, SpacesSection } from "./sections/spaces-section.tsx";
import { ThemesSection } from "./sections/themes-section.tsx";
import { SetupSentence } from "./sections/setup-sentence.tsx";
import { formatSetupHref } from "./format-setup-href.ts";
import type { NianhuiData, NianhuiInput } from "./loader.ts";
import styles from "./view.module.css";

type NianhuiProps = PageProps<NianhuiInput, NianhuiData>;

/** Renders the guide: the tables to scale, five sizes, the evening, themes, spaces, cases, and the form at the end. */
function Guide(props: NianhuiProps) {
  return (
    <>
      <SetupSentence {...props} heading={annualMeetingZh.heading} />
      <PlanSection {...props} />
      {props.data.sizes.some(({ total }) => total > 0) && <SizesSection {...props} />}
      <EveningSection {...props} />
      <ThemesSection {...props} />
      <BillSection {...props} />
      <div className={styles.pair}>
        <SpacesSection {...props} />
        <CasesSection {...props} />
      </div>
      <DemandSection {...props} />
    </>
  );
}

/** Renders the landing page: the plan beside the form, a table's bill, and the evening. */
function Landing(props: NianhuiProps) {
  return (
    <>
      <SetupSentence {...props} heading={annualMeetingZh.landingHeading} />
      <PlanSection {...props} aside={<DemandPanel {...props} />} />
      <BillSection {...props} />
      <EveningSection {...props} />
    </>
  );
}

/** Renders the short way: the plan with the form in two steps, and where the rest is. */
function Steps(props: NianhuiProps) {
  return (
    <>
      <SetupSentence {...props} heading={annualMeetingZh.landingHeading} />
      <PlanSection {...props} aside={<DemandPanel {...props} />} />
      <p className={styles.toGuide}>
        <LinkButton href={formatSetupHref("guide", props.input.setup)} variant="line">
          {annualMeetingZh.toGuide}
        </LinkButton>
      </p>
    </>
  );
}

const variants = { guide: Guide, landing: Landing, steps: Steps } as const;

/** Renders the annual-meeting pages with the bar that stays on the phone. */
export function NianhuiView(props: NianhuiProps) {
  const { variant } = props.input;
  const Content = variants[variant];
  return (
    <main className={classNames(pageStructureStyles.page, styles.page)} id="main">
      <Content {...props} />
      <div className={classNames(bottomBarStyles.bottomBar, visibilityStyles.noPrint)}>
        {variant !== "steps" && (
          <LinkButton href="#evening" variant="line">
            {annualMeetingZh.cases.tables(formatNumber(props.data.tables))}
          </LinkButton>
        )}
        <LinkButton href="#demand" variant="act">
          {annualMeetingZh.demand.bar}
        </LinkButton>
      </div>
    </main>
  );
}
