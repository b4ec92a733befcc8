import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { type CaseFilters, formatCasesHref } from "#domain/content/case-filters.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatNumber } from "#domain/format.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import type { PageProps } from "../../page.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import { listRelaxations } from "./filters/list-relaxations.ts";
import { casesCrumbs } from "./cases-crumbs.ts";
import { CaseFilterBar } from "./filters/case-filter-bar.tsx";
import { formatFilterName } from "./filters/format-filter-name.ts";
import { CaseRows } from "./case-rows.tsx";
import { OpenedCase } from "./opened/opened-case.tsx";
import { CaseShelves } from "./shelves/case-shelves.tsx";
import type { CasesData, CasesInput } from "./page.tsx";
import styles from "./view.module.css";

/** Renders all cases: the filters, the plans on their shelves, the opened case, and the cases that meet the filters. */
export function CasesView({ data, input: { filters } }: PageProps<CasesInput, CasesData>) {
  const { options, shelves, list, opened } = data;
  const { page, pageSize, total, rows } = list;
  const filterName = formatFilterName(options, filters);
  const closeHref = formatCasesHref({ ...filters, page });
  const { main, heading, onKeyDown } = useOpenedCase(opened?.id, closeHref);
  const plans = useMemo(
    () => new Map(shelves.shelves.flatMap(({ cases }) => cases.map((one) => [one.id, one]))),
    [shelves],
  );
  return (
    <main className={pageStructureStyles.page} id="main" onKeyDown={onKeyDown} ref={main}>
      <Breadcrumb crumbs={casesCrumbs} />
      {options.total === 0 ? (
        <NoCases />
      ) : (
        <>
          <h1 className={styles.heading}>{casesZh.heading(formatNumber(options.total))}</h1>
          <p className={textStyles.soft}>
            {casesZh.lead}
            {filterName && casesZh.shown(filterName, formatNumber(shelves.lit))}
          </p>
          <CaseFilterBar filters={filters} options={options} />
          <CaseShelves data={shelves} filterName={filterName} filters={filters} openedId={opened?.id} page={page} />
          <BlockRenderUntilLoaded id="shelves" />
          {opened && <OpenedCase closeHref={closeHref} heading={heading} one={opened} />}
          <section className={styles.list}>
            {total > 0 ? (
              <>
                <div className={pageStructureStyles.sectionHead}>
                  <h2 className={pageStructureStyles.subheading}>{casesZh.list(filterName, formatNumber(total))}</h2>
                  <p className={textStyles.small}>{casesZh.order}</p>
                </div>
                <CaseRows filters={filters} page={page} plans={plans} rows={rows} />
              </>
            ) : (
              <EmptyState relax={listRelaxations(options, filters)} title={casesZh.noneTitle(filterName)} />
            )}
            <Pagination
              className={styles.pagination}
              formatHref={(number) => formatCasesHref({ ...filters, page: number })}
              page={page}
              pages={Math.ceil(total / pageSize)}
            />
          </section>
          <Enquiry filters={filters} />
        </>
      )}
    </main>
  );
}

/** Scrolls to a case when it is opened and focuses it; Esc closes it and returns to its plan. */
function useOpenedCase(id: string | undefined, closeHref: string) {
  const router = useRouter();
  const main = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    const closed = before.current;
    before.current = id;
    if (id !== undefined) {
      heading.current?.closest("article")?.scrollIntoView({ block: "start" });
      heading.current?.focus({ preventScroll: true });
    } else if (closed !== undefined) {
      main.current?.querySelector<HTMLElement>(`a[data-case="${closed}"]`)?.focus();
    }
  }, [id]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || id === undefined || event.defaultPrevented) return;
    void router.navigate({ href: closeHref, resetScroll: false });
  };
  return { main, heading, onKeyDown };
}

const NoCases = () => (
  <>
    <h1 className={classNames(styles.heading, styles.withoutCases)}>{casesZh.title}</h1>
    <EmptyState title={casesZh.emptyTitle}>
      <p className={textStyles.soft}>{casesZh.emptyText}</p>
      <LinkButton href={formatDemandFormHref({ pageFrom: formatCasesHref() })} variant="act">
        {casesZh.enquiry.button}
      </LinkButton>
    </EmptyState>
  </>
);

const Enquiry = ({ filters: { city, eventType, layout } }: { filters: CaseFilters }) => (
  <section className={classNames(pageStructureStyles.section, styles.enquiry)}>
    <div className={styles.enquiryColumns}>
      <div>
        <h2 className={pageStructureStyles.subheading}>{casesZh.enquiry.title}</h2>
        <p className={textStyles.soft}>{casesZh.enquiry.text}</p>
      </div>
      <LinkButton href={formatDemandFormHref({ city, eventType, layout, pageFrom: formatCasesHref() })} variant="act">
        {casesZh.enquiry.button}
      </LinkButton>
    </div>
  </section>
);
