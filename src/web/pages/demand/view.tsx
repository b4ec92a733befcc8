import { useEffect } from "react";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatMoment } from "#domain/demand/progress/format-moment.ts";
import { toChinaDay } from "#domain/day.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { useNow } from "../../platform/device/use-now.ts";
import type { PageProps } from "../../page.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import { EraseSection } from "./actions/erase-section.tsx";
import { LinkNote } from "./actions/link-note.tsx";
import { RemarkSection } from "./actions/remark-section.tsx";
import { WithdrawSection } from "./actions/withdraw-section.tsx";
import { RequestedSummary } from "./requested-summary.tsx";
import { RequestedVenues } from "./requested-venues.tsx";
import { QuotesSection } from "./quotes/quotes-section.tsx";
import { getDemandStatusTexts } from "./get-demand-status-texts.ts";
import { NextStep } from "./next-step.tsx";
import { DeferredWorkingRuler } from "./progress/deferred-working-ruler.tsx";
import { HistoryChain } from "./progress/history-chain.tsx";
import type { DemandData } from "./demand-part-props.ts";
import { type DemandActions, useDemand } from "./use-demand.ts";
import styles from "./view.module.css";

/** Milliseconds after which the wait is drawn anew. */
const clockMs = 30_000;

type ErasedDemand = Extract<DemandData, { state: "erased" }>;

/** Renders what is left of an erased demand: its reference and when it was erased. */
function Erased({ demand }: { demand: ErasedDemand }) {
  const { locale, reference, erasedAt } = demand;
  const texts = getDemandStatusTexts(locale);
  useEffect(() => {
    // Loaded here, as the page has nothing else of the forms.
    void import("../../features/demand-form/queue/clear-sent-demand.ts").then(({ clearSentDemand }) =>
      clearSentDemand(reference),
    );
  }, [reference]);
  const time = formatMoment(new Date(erasedAt), locale, toChinaDay(new Date(demand.now)));
  return (
    <main className={classNames(pageStructureStyles.page, styles.erased)} id="main">
      <h1>{fillTemplate(texts.erased, { time })}</h1>
      <p className={textStyles.soft}>{fillTemplate(texts.erasedText, { reference })}</p>
      <p>
        <LinkButton href={formatDemandFormHref({}, locale === "en" ? "en" : undefined)}>{texts.again}</LinkButton>
      </p>
    </main>
  );
}

interface StoredProps {
  demand: Exclude<DemandData, ErasedDemand>;
  actions: DemandActions;
}

function Stored({ demand, actions }: StoredProps) {
  // At first the time of the answer, so that server and browser agree.
  const now = useNow(clockMs) ?? new Date(demand.now);
  const texts = getDemandStatusTexts(demand.locale);
  const part = { demand, texts, now };
  const isWithdrawn = demand.status === "withdrawn";
  return (
    <main className={classNames(pageStructureStyles.page, styles.columns)} id="main">
      <RequestedSummary {...part} />
      <NextStep {...part} actions={actions} />
      <QuotesSection {...part} actions={actions} />
      <section>
        <h2 className={styles.heading}>{texts.progress}</h2>
        <DeferredWorkingRuler {...part} />
        <HistoryChain {...part} />
        <RequestedVenues {...part} />
      </section>
      <div className={styles.side}>
        {!isWithdrawn && <RemarkSection {...part} actions={actions} />}
        <WithdrawSection {...part} actions={actions} />
        <EraseSection {...part} actions={actions} />
        <LinkNote texts={texts} />
      </div>
    </main>
  );
}

/** Renders the private page of a demand: what was asked, what comes next, how far it is, and what its visitor can do. */
export function DemandView({ input, data }: PageProps<{ token: string }, DemandData>) {
  const [demand, actions] = useDemand(input, data);
  return demand.state === "erased" ? <Erased demand={demand} /> : <Stored actions={actions} demand={demand} />;
}
