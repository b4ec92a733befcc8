import { formatNumber } from "#domain/format.ts";
import { formatLanghamHref } from "#domain/langham/format-langham-href.ts";
import { formatLanghamListHref } from "#domain/langham/format-langham-list-href.ts";
import { langhamTexts } from "#texts/langham/langham-texts.ts";
import { rowEn } from "#texts/search/row.en.ts";
import { rowZh } from "#texts/search/row.zh.ts";
import { LanghamEnquiry } from "../../features/demand-form/langham/langham-enquiry.tsx";
import { drawRowPlans } from "../../features/search/rows/draw-row-plans.tsx";
import { getRowPictureLoads } from "../../features/search/rows/row-picture.tsx";
import { VenueRow } from "../../features/search/rows/venue-row.tsx";
import type { PageProps } from "../../page.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { findListCity } from "./find-list-city.ts";
import { ListFilters } from "./list-filters.tsx";
import type { LanghamListData, LanghamListInput } from "./page.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

/** Renders the list of the group's hotels with its filters, and the form. */
export function LanghamListView({ input, data }: PageProps<LanghamListInput, LanghamListData>) {
  const { lang, people } = input;
  const { hotels, cities } = data;
  const { total, page, pageSize, list } = hotels;
  const texts = langhamTexts[lang];
  const city = findListCity(cities, input);
  const heading = texts.list.heading(city?.name);
  const drawn = drawRowPlans(
    list.map(({ fit, cover }) => ({ ...fit, isPictured: Boolean(cover) })),
    people,
  );
  const loads = getRowPictureLoads(list.map(({ cover }) => cover));
  return (
    <main className={pageStructureStyles.page} id="main">
      <Breadcrumb crumbs={[{ label: texts.name, href: formatLanghamHref(lang) }, { label: heading }]} />
      <h1>{heading}</h1>
      {cities.length > 0 && (
        <>
          <ListFilters cities={cities} input={input} />
          <BlockRenderUntilLoaded id="list-tools" />
        </>
      )}
      {total > 0 && (
        <div className={styles.total}>
          <h2>{texts.list.total(formatNumber(total))}</h2>
          <p className={textStyles.small}>{texts.hotels.inChinese}</p>
        </div>
      )}
      {cities.length === 0 && (
        <EmptyState title={texts.hotels.none}>
          <p className={textStyles.soft}>{texts.hotels.noneText}</p>
        </EmptyState>
      )}
      {total === 0 && cities.length > 0 && (
        <EmptyState title={texts.list.none}>
          <p className={textStyles.soft}>{texts.list.noneText}</p>
          <LinkButton href={formatLanghamListHref(lang)}>{texts.list.showAll}</LinkButton>
        </EmptyState>
      )}
      <ol className={styles.rows} style={drawn.style}>
        {list.map((venue, at) => (
          <VenueRow
            carriedQuery=""
            distanceFrom={undefined}
            eventSize={people === undefined ? {} : { people }}
            hasSpacePrices={people !== undefined}
            key={venue.id}
            load={loads[at]}
            plan={drawn.plans[at]}
            texts={lang === "en" ? rowEn : rowZh}
            venue={venue}
          />
        ))}
      </ol>
      <Pagination
        className={styles.pagination}
        formatHref={(number) => formatLanghamListHref(lang, { city: city?.pinyin, people, page: number })}
        page={page}
        pages={Math.ceil(total / pageSize)}
      />
      <LanghamEnquiry cities={cities} cityCode={city?.code} lang={lang} people={people} />
    </main>
  );
}
