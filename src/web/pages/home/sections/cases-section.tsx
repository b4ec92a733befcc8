import { formatCasesHref } from "#domain/content/case-filters.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { CaseCards } from "#web/features/case/case-cards.tsx";
import { DeferredScaledPlan } from "#web/features/seating-plan/deferred-scaled-plan.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import type { HomeData } from "../page.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";

/** Renders the case cards, those of this city first. */
export function CasesSection({ cases, city }: { cases: HomeData["cases"]; city: string }) {
  if (cases.length === 0) return null;
  return (
    <section className={classNames(pageStructureStyles.section, pageStructureStyles.page)}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{homeZh.cases.title}</h2>
        <Link href={formatCasesHref()}>{homeZh.cases.all}</Link>
      </div>
      <CaseCards cases={cases} city={city} plan={DeferredScaledPlan} />
    </section>
  );
}
