import { useRouter } from "@tanstack/react-router";
import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import type { ListFilters } from "./trim-filters.ts";
import { pageSize } from "#domain/limits.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { Button, LinkButton } from "#web/ui/forms/button.tsx";
import { RowsPreloader } from "#web/ui/list/preload/rows-preloader.ts";
import { Pagination } from "#web/ui/navigation/pagination.tsx";
import { defer } from "#web/platform/lazy-loading/deferred.tsx";
import { ContinueStrip } from "#web/ui/continue-strip/continue-strip.tsx";
import type { ShownCity } from "./fetch/fetch-nearby-cities.ts";
import { AdviserCard } from "./adviser-card.tsx";
import { ChosenChips } from "../filters/chosen-chips.tsx";
import { LazyFilterSheet } from "../filters/lazy-filter-sheet.tsx";
import { QuickFilters } from "../filters/quick-filters.tsx";
import { UnreadSentence } from "../sentence/unread-sentence.tsx";
import { changeFilters } from "../sentence/change-filters.ts";
import { SentenceField } from "../sentence/sentence-field.tsx";
import { formatNearbyCityHref, formatScopeHref, type ListAnswer, type ListScope, withContext } from "./list-scope.ts";
import { type FilterChange, isBudgetChange, toBudgetContext } from "./budget.ts";
import { formatFilters, ListTools } from "./list-tools.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { formatListMapHref } from "./use-list-map.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import bottomBarStyles from "#web/ui/structure/bottom-bar.module.css";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./list-frame.module.css";
import "./empty-city.module.css";
import "./near-cities.module.css";

/** The list of a city without venues, which few visits meet. */
const DeferredEmptyCity = defer(async () => (await import("./empty-city.tsx")).EmptyCity);

interface ListFrameProps {
  scope: ListScope;
  answer: ListAnswer;
  filters: ListFilters;
  /** The list's name for a screen reader and a search engine: 北京朝阳 200 人课桌式会议场地. */
  heading: string;
  /** The rows of this page, and the styles of the element around them (`drawRowPlans`). */
  children: ReactNode;
  rowsStyle?: CSSProperties | undefined;
  /** The map: beside the rows from 1,000 px on, behind a switch below. */
  map?: ReactNode;
  mapShown?: boolean;
  /** The nearby cities, where this one has no venues. */
  near?: ShownCity[] | undefined;
  /** Sentences to try, where nothing of this one was read. */
  examples?: readonly string[] | undefined;
  /** A published figure of these rows cannot be true: a note under them says so. */
  hasDoubt?: boolean;
  /** URL of the demand form. */
  demandHref: string;
  /** The spaces that a list of few rows narrowly leaves out. */
  nearMisses?: ReactNode;
}

/** Renders a result list: sentence field, parsed terms, filters, rows, pagination. Its whole state is in the URL. */
export function ListFrame(props: ListFrameProps) {
  const { scope, answer, filters, heading, children, rowsStyle } = props;
  const { map, mapShown, near, examples = [], demandHref, hasDoubt, nearMisses } = props;
  const { query, effective } = answer;
  const router = useRouter();
  const [sheet, setSheet] = useState(false);
  const rows = useRef<HTMLOListElement>(null);
  const change = (by: FilterChange) => {
    const { q, query: next } = changeFilters(answer, by);
    const context = { q, ...(isBudgetChange(by) && toBudgetContext(by)) };
    void router.navigate({ href: formatScopeHref(withContext(scope, context), next), resetScroll: false });
  };
  const regionNames = answer.understood.flatMap(({ kind, text }) => (kind === "region" ? text : []));
  const pages = Math.ceil(answer.total / pageSize);
  const page = Math.max(1, query.page);
  const searchArea = (
    <div className={styles.searchArea}>
      <SentenceField scope={scope} query={query} />
      <div className={styles.conditions}>
        <ChosenChips answer={answer} filters={filters} query={query} scope={scope} />
        {answer.total > 0 && (
          <QuickFilters
            conditions={effective.conditions}
            facets={answer.facets}
            filters={filters}
            onAll={() => setSheet(true)}
            onChange={change}
            query={effective.filters}
          />
        )}
      </div>
    </div>
  );
  const city = { cityName: filters.city.name, demandHref };
  if (near || answer.isUnread) {
    return (
      <main className={classNames(pageStructureStyles.page, pageStructureStyles.wide)} id="main">
        <h1 className={textStyles.visuallyHidden}>{heading}</h1>
        {searchArea}
        {near ? (
          <>
            <DeferredEmptyCity
              {...city}
              near={near.map((one) => ({ ...one, href: formatNearbyCityHref(scope, one.pinyin, answer) }))}
            />
            <ContinueStrip inset />
          </>
        ) : (
          <UnreadSentence {...city} examples={examples} scope={scope} />
        )}
      </main>
    );
  }
  return (
    <main className={classNames(pageStructureStyles.page, pageStructureStyles.wide)} id="main">
      <h1 className={textStyles.visuallyHidden}>{heading}</h1>
      {searchArea}
      <div className={classNames(styles.columns, !map && styles.withoutMap)}>
        <div className={classNames(styles.results, mapShown && styles.behindMap)}>
          <ListTools
            answer={answer}
            mapSwitch={
              map
                ? {
                    isShown: mapShown ?? false,
                    href: formatScopeHref(scope, query),
                    mapHref: formatListMapHref(scope, query),
                  }
                : undefined
            }
            onSort={(sort) => change({ sort })}
            scope={scope}
          />
          {answer.total === 0 ? (
            <NothingFound answer={answer} demandHref={demandHref} scope={scope} />
          ) : (
            <ol className={styles.rows} ref={rows} style={rowsStyle}>
              {children}
            </ol>
          )}
          <RowsPreloader key={formatScopeHref(scope, query)} rows={rows} />
          {effective.hasSum && answer.total > 0 && (
            <p className={classNames(textStyles.small, styles.doubtNote)}>{searchZh.sumNote}</p>
          )}
          {hasDoubt && <p className={classNames(textStyles.small, styles.doubtNote)}>{searchZh.doubtfulNote}</p>}
          {nearMisses}
          <div className={styles.more}>
            <Pagination
              formatHref={(number) => formatScopeHref(scope, { ...query, page: number === 1 ? 0 : number })}
              page={page}
              pages={pages}
            />
          </div>
        </div>
        {map && (
          <div className={classNames(styles.mapColumn, mapShown && styles.shown)}>
            {map}
            <AdviserCard demandHref={demandHref} />
          </div>
        )}
      </div>
      <div className={bottomBarStyles.bottomBar}>
        <Button onClick={() => setSheet(true)}>{formatFilters(effective.conditions)}</Button>
        <LinkButton href={demandHref} variant="act">
          {searchZh.enquiry}
        </LinkButton>
      </div>
      <LazyFilterSheet
        answer={answer}
        filters={filters}
        onClose={() => setSheet(false)}
        open={sheet}
        regionNames={regionNames}
        scope={scope}
      />
    </main>
  );
}
