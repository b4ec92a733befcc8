import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { Filters } from "../../../contract/search-site.ts";
import { formatNumber } from "../../../domain/format.ts";
import type { NearCity } from "../../../domain/city/near-cities.ts";
import { pageSize } from "../../../domain/limits.ts";
import { searchZh, sortNames } from "../../../texts/search.zh.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import "./search.css";
import { ChosenChips } from "./chosen-chips.tsx";
import { EmptyCity } from "./empty-city.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { countApplied, emptyQuery, hrefOf, type ListAnswer, type ListPlace, type ListQuery } from "./list-query.ts";
import { withWords } from "./list-input.ts";
import { NothingFound } from "./nothing-found.tsx";
import { SearchBox } from "./search-box.tsx";
import { suggestionHref } from "./suggestion-href.ts";
import { mapHref } from "./use-list-map.ts";

interface ListFrameProps {
  place: ListPlace;
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
  near?: NearCity[] | undefined;
  /** URL of the demand form. */
  demandHref: string;
}

/** Renders a result list: sentence field, parsed terms, filters, rows, pagination. Its whole state is in the URL. */
export function ListFrame(props: ListFrameProps) {
  const { place, query, answer, filters, heading, children, map, mapShown, near, demandHref } = props;
  const router = useRouter();
  const [sheet, setSheet] = useState(false);
  const go = (next: ListQuery) => void router.navigate({ href: hrefOf(place, next), resetScroll: false });
  const set = countApplied(query, answer.understood, place.beside);
  const featuresSaid = answer.understood.some(({ kind }) => kind === "feature");
  const pages = Math.ceil(answer.total / pageSize);
  const page = Math.max(1, query.page);
  if (near) {
    const listOf = (slug: string) => hrefOf({ kind: place.kind, city: slug, beside: {} }, emptyQuery(place.kind));
    return (
      <main className="page wide" id="main">
        <h1 className="vh">{heading}</h1>
        <div className="q">
          <Words place={place} query={query} />
        </div>
        <EmptyCity cityName={filters.city.name} demandHref={demandHref} hrefOf={listOf} near={near} />
      </main>
    );
  }
  return (
    <main className="page wide" id="main">
      <h1 className="vh">{heading}</h1>
      <div className="q">
        <Words place={place} query={query} />
        <ChosenChips filters={filters} place={place} query={query} understood={answer.understood} />
      </div>
      <div className={map ? "cols" : "cols no-map"}>
        <aside aria-label={searchZh.filters} className="side">
          <h2 className="vh">{searchZh.filters}</h2>
          <FilterFields
            facets={answer.facets}
            featuresSaid={featuresSaid}
            filters={filters}
            kind={place.kind}
            look="rail"
            onQuery={go}
            query={query}
          />
        </aside>
        <div className={mapShown ? "results behind" : "results"}>
          <div className="tools">
            <h2 aria-live="polite" className="n">
              {formatNumber(answer.total)} {searchZh.total[place.kind]}
              {place.kind === "venue" && withWords(query, answer.understood).people > 0 && answer.total > 0 && (
                <small>{searchZh.fits}</small>
              )}
            </h2>
            <Sort place={place} query={query} />
            {map && (
              <Link
                className="only-phone"
                href={mapShown ? hrefOf(place, query) : mapHref(place, query)}
                resetScroll={false}
              >
                {mapShown ? searchZh.list : searchZh.map}
              </Link>
            )}
          </div>
          {answer.total === 0 ? (
            <NothingFound answer={answer} demandHref={demandHref} place={place} query={query} />
          ) : (
            <ol className="rows">{children}</ol>
          )}
          <div className="more">
            <Pagination
              hrefOf={(number) => hrefOf(place, { ...query, page: number === 1 ? 0 : number })}
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
          {set > 0 && ` ${set}`}
        </Button>
        <LinkButton href={demandHref} variant="act">
          {searchZh.ask}
        </LinkButton>
      </div>
      <FilterSheet
        facets={answer.facets}
        featuresSaid={featuresSaid}
        filters={filters}
        onClose={() => setSheet(false)}
        open={sheet}
        place={place}
        query={query}
        total={answer.total}
      />
    </main>
  );
}

function Words({ place, query }: { place: ListPlace; query: ListQuery }) {
  const router = useRouter();
  const given = place.beside.q ?? "";
  const [typed, setTyped] = useState({ of: given, value: given });
  const value = typed.of === given ? typed.value : given;
  const submit = (q: string) =>
    void router.navigate({ href: hrefOf({ ...place, beside: { ...place.beside, q } }, { ...query, page: 0 }) });
  return (
    <SearchBox
      action={hrefOf({ ...place, beside: {} }, { ...query, page: 0 })}
      city={place.city}
      hrefOf={(suggestion) => suggestionHref(suggestion, place.kind)}
      onSubmit={submit}
      onValue={(next) => setTyped({ of: given, value: next })}
      placeholder={searchZh.freeHint}
      value={value}
    >
      <button className="soft" type="submit">
        {searchZh.search}
      </button>
    </SearchBox>
  );
}

function Sort({ place, query }: { place: ListPlace; query: ListQuery }) {
  const router = useRouter();
  const known = place.beside.lng !== undefined;
  return (
    <label className="sort caret">
      <span className="vh">{searchZh.sort}</span>
      <select
        onChange={(event) => {
          const sort = Number(event.target.value) as ListQuery["sort"];
          void router.navigate({ href: hrefOf(place, { ...query, sort, page: 0 }), resetScroll: false });
        }}
        value={query.sort}
      >
        {sortNames.map((name, sort) =>
          sort === 4 && !known ? null : (
            <option key={name} value={sort}>
              {name}
            </option>
          ),
        )}
      </select>
    </label>
  );
}
