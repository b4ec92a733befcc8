import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { formatCasesHref } from "#domain/content/case-filters.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatNumber } from "#domain/format.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import type { PageProps } from "../../page.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { ViewSwitch } from "../../ui/navigation/view-switch.tsx";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import { CallbackText } from "../../ui/text/callback-text.tsx";
import { HotlineLink } from "../../ui/text/hotline-link.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import { listRelaxations } from "./filters/list-relaxations.ts";
import { casesCrumbs } from "./cases-crumbs.ts";
import { CaseFilterBar } from "./filters/case-filter-bar.tsx";
import { formatFilterName } from "./filters/format-filter-name.ts";
import { OpenedCase } from "./opened/opened-case.tsx";
import { CasePhotos } from "./photos/case-photos.tsx";
import { ScaleStrip } from "./photos/scale-strip.tsx";
import { CaseShelves } from "./shelves/case-shelves.tsx";
import type { CasesData, CasesInput } from "./page.tsx";
import styles from "./view.module.css";

/**
 * Renders the cases that meet the filters by their photographs, or all of them as plans at one scale, and the opened case: in the place
 * of the leading one, or below the plans.
 */
export function CasesView({ data, input: { where } }: PageProps<CasesInput, CasesData>) {
  const { options, list, opened } = data;
  const { page, pageSize, total } = list;
  const filterName = formatFilterName(options, where);
  const closeHref = formatCasesHref({ ...where, page });
  const { main, heading, onKeyDown } = useOpenedCase(opened?.id, closeHref);
  if (options.total === 0) return <NoCases />;
  const one = opened && <OpenedCase closeHref={closeHref} heading={heading} one={opened} />;
  const isFiltered = filterName !== "";
  return (
    <main className={pageStructureStyles.page} id="main" onKeyDown={onKeyDown} ref={main}>
      <Breadcrumb crumbs={casesCrumbs} />
      <CasesHeading total={options.total} where={where} />
      <CaseFilterBar where={where} options={options} />
      {data.shelves && (
        <>
          <CaseShelves data={data.shelves} filterName={filterName} openedId={opened?.id} where={where} />
          <BlockRenderUntilLoaded id="shelves" />
        </>
      )}
      {one}
      {total === 0 && <EmptyState relax={listRelaxations(options, where)} title={casesZh.noneTitle(filterName)} />}
      {total > 0 && data.outlines && (
        <section className={styles.list}>
          <h2 className={isFiltered ? pageStructureStyles.subheading : textStyles.visuallyHidden}>
            {casesZh.list(filterName, formatNumber(total))}
          </h2>
          <CasePhotos
            lead={list.rows.find(({ id }) => id === list.lead)}
            page={page}
            rows={list.rows.filter(({ id }) => id !== opened?.id)}
            where={where}
          />
          <Pagination
            className={styles.pagination}
            formatHref={(number) => formatCasesHref({ ...where, page: number })}
            page={page}
            pages={Math.ceil(total / pageSize)}
          />
          <ScaleStrip spaces={data.outlines.spaces} total={data.outlines.measured} where={where} />
        </section>
      )}
      <Enquiry where={where} />
    </main>
  );
}

function CasesHeading({ total, where }: { total: number; where: CasesInput["where"] }) {
  const views = [undefined, "scale"] as const;
  return (
    <div className={styles.heading}>
      <div>
        <h1>{casesZh.title}</h1>
        <p className={classNames(textStyles.soft, visibilityStyles.fromTablet)}>{casesZh.lead(formatNumber(total))}</p>
      </div>
      <ViewSwitch
        label={casesZh.views.label}
        views={views.map((view) => ({
          href: formatCasesHref({ ...where, view }),
          label: casesZh.views[view ?? "photos"],
          current: where.view === view,
        }))}
      />
    </div>
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
  <main className={pageStructureStyles.page} id="main">
    <Breadcrumb crumbs={casesCrumbs} />
    <h1 className={styles.withoutCases}>{casesZh.title}</h1>
    <EmptyState title={casesZh.emptyTitle}>
      <p className={textStyles.soft}>{casesZh.emptyText}</p>
      <LinkButton href={formatDemandFormHref({ pageFrom: formatCasesHref() })} variant="act">
        {casesZh.enquiry.button}
      </LinkButton>
    </EmptyState>
  </main>
);

/** Offers an adviser to those who found no event like theirs. */
const Enquiry = ({ where: { city, eventType, layout } }: { where: CasesInput["where"] }) => (
  <section className={styles.enquiry}>
    <div>
      <h2>{casesZh.enquiry.title}</h2>
      <p>
        <CallbackText format={casesZh.enquiry.text} />
      </p>
    </div>
    <LinkButton href={formatDemandFormHref({ city, eventType, layout, pageFrom: formatCasesHref() })} variant="act">
      {casesZh.enquiry.button}
    </LinkButton>
    <HotlineLink className={styles.hotline} />
  </section>
);
