import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { Filters } from "../../../../contract/schemas/search-site.ts";
import { formatNumber } from "../../../../domain/format-number.ts";
import type { NearbyCity } from "../../../../domain/city/find-nearby-cities.ts";
import { pageSize } from "../../../../domain/limits.ts";
import { searchZh, sortNames } from "../../../../texts/search/search.zh.ts";
import { Button, LinkButton } from "../../../ui/forms/button.tsx";
import { Link } from "../../../ui/navigation/link.tsx";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import "../search.css";
import { ChosenChips } from "../filters/chosen-chips.tsx";
import { EmptyCity } from "./empty-city.tsx";
import { FilterFields } from "../filters/filter-fields.tsx";
import { FilterSheet } from "../filters/filter-sheet.tsx";
import {
  countAppliedConditions,
  createEmptyQuery,
  formatListHref,
  type ListAnswer,
  type ListScope,
  type ListQuery,
} from "./list-query.ts";
import { withParsedTerms } from "./parse-list-input.ts";
import { NothingFound } from "./nothing-found.tsx";
import { SearchBox } from "../box/search-box.tsx";
import { formatSuggestionHref } from "../box/format-suggestion-href.ts";
import { formatListMapHref } from "./use-list-map.ts";

interface ListFrameProps {
  scope: ListScope;
  query: ListQuery;
  answer: ListAnswer;
  filters: Filters;
  /** The list's name for a screen reader and a search engine: 北京朝阳 200 人课桌式会议场地. */
  heading: string;
  /** The rows of this page. */
  children: ReactNode;
  /** The map: next to the rows on the desktop, behind a switch on the phone. */
  map?: ReactNode;
  mapShown?: boolean;
  /** The nearby cities, where this one has no venues. */
  near?: NearbyCity[] | undefined;
  /** URL of the demand form. */
  demandHref: string;
}

/** Renders a result list: sentence field, parsed terms, filters, rows, pagination. Its whole state is in the URL. */
export function ListFrame(props: ListFrameProps) {
  const { scope, query, answer, filters, heading, children, map, mapShown, near, demandHref } = props;
  const router = useRouter();
  const [sheet, setSheet] = useState(false);
  const navigateTo = (next: ListQuery) =>
    void router.navigate({ href: formatListHref(scope, next), resetScroll: false });
  const conditionCount = countAppliedConditions(query, answer.understood, scope.searchContext);
  const hasFeatureTerms = answer.understood.some(({ kind }) => kind === "feature");
  const pages = Math.ceil(answer.total / pageSize);
  const page = Math.max(1, query.page);
  if (near) {
    const formatCityListHref = (slug: string) =>
      formatListHref({ kind: scope.kind, city: slug, searchContext: {} }, createEmptyQuery(scope.kind));
    return (
      <main className="page wide" id="main">
        <h1 className="vh">{heading}</h1>
        <div className="q">
          <SentenceField place={scope} query={query} />
        </div>
        <EmptyCity
          cityName={filters.city.name}
          demandHref={demandHref}
          formatCityHref={formatCityListHref}
          near={near}
        />
      </main>
    );
  }
  return (
    <main className="page wide" id="main">
      <h1 className="vh">{heading}</h1>
      <div className="q">
        <SentenceField place={scope} query={query} />
        <ChosenChips filters={filters} scope={scope} query={query} understood={answer.understood} />
      </div>
      <div className={map ? "cols" : "cols no-map"}>
        <aside aria-label={searchZh.filters} className="side">
          <h2 className="vh">{searchZh.filters}</h2>
          <FilterFields
            facets={answer.facets}
            hasFeatureTerms={hasFeatureTerms}
            filters={filters}
            kind={scope.kind}
            look="rail"
            onQuery={navigateTo}
            query={query}
          />
        </aside>
        <div className={mapShown ? "results behind" : "results"}>
          <div className="tools">
            <h2 aria-live="polite" className="n">
              {formatNumber(answer.total)} {searchZh.total[scope.kind]}
              {scope.kind === "venue" && withParsedTerms(query, answer.understood).people > 0 && answer.total > 0 && (
                <small>{searchZh.fits}</small>
              )}
            </h2>
            <SortSelect place={scope} query={query} />
            {map && (
              <Link
                className="only-phone"
                href={mapShown ? formatListHref(scope, query) : formatListMapHref(scope, query)}
                resetScroll={false}
              >
                {mapShown ? searchZh.list : searchZh.map}
              </Link>
            )}
          </div>
          {answer.total === 0 ? (
            <NothingFound answer={answer} demandHref={demandHref} scope={scope} query={query} />
          ) : (
            <ol className="rows">{children}</ol>
          )}
          <div className="more">
            <Pagination
              formatHref={(number) => formatListHref(scope, { ...query, page: number === 1 ? 0 : number })}
              page={page}
              pages={pages}
            />
          </div>
        </div>
        {map && <div className={mapShown ? "mapbox shown" : "mapbox"}>{map}</div>}
      </div>
      <div className="bar">
        <Button onClick={() => setSheet(true)}>
          {searchZh.filters}
          {conditionCount > 0 && ` ${conditionCount}`}
        </Button>
        <LinkButton href={demandHref} variant="act">
          {searchZh.enquiry}
        </LinkButton>
      </div>
      <FilterSheet
        facets={answer.facets}
        hasFeatureTerms={hasFeatureTerms}
        filters={filters}
        onClose={() => setSheet(false)}
        open={sheet}
        scope={scope}
        query={query}
        total={answer.total}
      />
    </main>
  );
}

function SentenceField({ place: scope, query }: { place: ListScope; query: ListQuery }) {
  const router = useRouter();
  const sentence = scope.searchContext.q ?? "";
  const [typed, setTyped] = useState({ of: sentence, value: sentence });
  const value = typed.of === sentence ? typed.value : sentence;
  const submit = (q: string) =>
    void router.navigate({
      href: formatListHref({ ...scope, searchContext: { ...scope.searchContext, q } }, { ...query, page: 0 }),
    });
  return (
    <SearchBox
      action={formatListHref({ ...scope, searchContext: {} }, { ...query, page: 0 })}
      city={scope.city}
      formatHref={(suggestion) => formatSuggestionHref(suggestion, scope.kind)}
      onSubmit={submit}
      onValue={(next) => setTyped({ of: sentence, value: next })}
      placeholder={searchZh.freeHint}
      value={value}
    >
      <button className="soft" type="submit">
        {searchZh.search}
      </button>
    </SearchBox>
  );
}

function SortSelect({ place: scope, query }: { place: ListScope; query: ListQuery }) {
  const router = useRouter();
  const hasPosition = scope.searchContext.lng !== undefined;
  return (
    <label className="sort caret">
      <span className="vh">{searchZh.sort}</span>
      <select
        onChange={(event) => {
          const sort = Number(event.target.value) as ListQuery["sort"];
          void router.navigate({ href: formatListHref(scope, { ...query, sort, page: 0 }), resetScroll: false });
        }}
        value={query.sort}
      >
        {sortNames.map((name, sort) =>
          sort === 4 && !hasPosition ? null : (
            <option key={name} value={sort}>
              {name}
            </option>
          ),
        )}
      </select>
    </label>
  );
}
