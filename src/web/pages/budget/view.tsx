import { estimateZh } from "#texts/content/estimate.zh.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatWanRange, splitWan } from "#domain/estimate/description/format-wan.ts";
import type { PageProps } from "../../page.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { Figure } from "../../ui/text/figure.tsx";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import { AssumptionsSection } from "./sections/assumptions-section.tsx";
import { DemandSection } from "./sections/demand-section.tsx";
import { SavingsSection } from "./sections/savings-section.tsx";
import { SourcesSection } from "./sections/sources-section.tsx";
import { SpacesSection } from "./sections/spaces-section.tsx";
import { StepsSection } from "./sections/steps-section.tsx";
import { BudgetSentence } from "./sentence/budget-sentence.tsx";
import { BudgetTotal, ShareBar } from "./sentence/budget-total.tsx";
import { EstimateSheet } from "./sheet/estimate-sheet.tsx";
import { SheetActions } from "./sheet/sheet-actions.tsx";
import type { BudgetData, BudgetInput } from "./loader.ts";
import { type Budget, useBudget } from "./use-budget.ts";
import styles from "./view.module.css";

/** Renders the empty state of a city without prices; its sentence leads to another city. */
function NoPrices({ budget, data }: { budget: Budget; data: BudgetData }) {
  const { event } = budget.estimateInput;
  return (
    <>
      <BudgetSentence budget={budget} data={data} heading={estimateZh.heading} />
      <EmptyState title={estimateZh.empty.title}>
        <p className={textStyles.soft}>{estimateZh.empty.text}</p>
        <LinkButton
          className={styles.toDemand}
          href={formatDemandFormHref({ city: data.city.pinyin, people: event.people, pageFrom: "activity/budget" })}
          variant="act"
        >
          {estimateZh.empty.submit}
        </LinkButton>
      </EmptyState>
    </>
  );
}

function SheetView({ budget, data }: { budget: Budget; data: BudgetData }) {
  const { total } = budget.estimate;
  const likely = splitWan(total.likely, total.low);
  return (
    <>
      <BudgetSentence budget={budget} data={data} heading={estimateZh.heading} />
      <BudgetTotal budget={budget.estimateInput.budget} estimate={budget.estimate} />
      <ShareBar estimate={budget.estimate} />
      <EstimateSheet budget={budget} />
      <BlockRenderUntilLoaded id="sheet" />
      <SheetActions budget={budget} data={data} />
      <div className={styles.folds}>
        <AssumptionsSection budget={budget} />
        <SourcesSection budget={budget} data={data} />
      </div>
      <div className={classNames(styles.pair, visibilityStyles.noPrint)}>
        <SavingsSection budget={budget} data={data} />
        <SpacesSection budget={budget} data={data} />
      </div>
      <DemandSection budget={budget} data={data} />
      <div className={classNames(bottomBarStyles.bottomBar, visibilityStyles.noPrint)}>
        <div className={styles.barTotal}>
          <Figure unit={likely.unit} value={likely.figure} />
          <span className={textStyles.small}>{formatWanRange(total.low, total.high)}</span>
        </div>
        <LinkButton href="#demand" variant="act">
          {estimateZh.demand.bar}
        </LinkButton>
      </div>
    </>
  );
}

/** Renders the estimate of an event: every line, or its seven shares beside the form in two steps. */
export function BudgetView({ input, data }: PageProps<BudgetInput, BudgetData>) {
  const budget = useBudget(input, data);
  const isKnown = data.prices.length > 0;
  return (
    <main className={classNames(pageStructureStyles.page, styles.page)} id="main">
      {!isKnown && <NoPrices budget={budget} data={data} />}
      {isKnown && input.variant === "sheet" && <SheetView budget={budget} data={data} />}
      {isKnown && input.variant === "steps" && <StepsSection budget={budget} data={data} />}
    </main>
  );
}
