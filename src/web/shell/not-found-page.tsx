import { useRouterState } from "@tanstack/react-router";
import { formatListHref } from "#domain/search/grammar.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { hideToken } from "#domain/private-page/hide-token.ts";
import { isPrivatePath } from "#domain/private-page/is-private-path.ts";
import { formatLanghamHref } from "#domain/langham/format-langham-href.ts";
import { englishPages, errorEn, notFoundEn } from "#texts/site/shell.en.ts";
import { privateNotFoundZh } from "#texts/demand/private-not-found.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import { ContinueStrip } from "../ui/continue-strip/continue-strip.tsx";
import { useRuntimeConfig } from "../platform/runtime-config-context.ts";
import { Link } from "../ui/navigation/link.tsx";
import { BlockRenderUntilLoaded } from "../ui/states/block-render-until-loaded.tsx";
import { HotlineLink } from "../ui/text/hotline-link.tsx";
import { HydrationNotice } from "./hydration-notice.tsx";
import { useCurrentPage } from "./use-current-page.ts";
import { classNames } from "../ui/text/class-names.ts";
import errorPageStyles from "./error-page.module.css";
import buttonStyles from "../ui/forms/button.module.css";
import fieldStyles from "../ui/forms/field.module.css";
import pageStructureStyles from "../ui/structure/page-structure.module.css";
import textStyles from "../ui/text/text.module.css";

/** Data of a 404 page: the API has no such thing, while the address is a valid one. */
export interface NotFoundReason {
  isMissing: true;
}

/** The 404 page: says why, and offers search, the lists and the home page. Works without script. */
export function NotFoundPage({ data }: { data?: unknown }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { city, lang, texts: shell } = useCurrentPage();
  const isEnglish = lang === "en";
  const texts = isEnglish ? notFoundEn : siteZh.notFound;
  const { hotline } = useRuntimeConfig();
  const isPrivate = isPrivatePath(path);
  const hiddenPath = hideToken(path);
  const isSharedList = hiddenPath.startsWith("/s/");
  const { title, why } = isSharedList ? privateNotFoundZh.sharedList : isPrivate ? privateNotFoundZh : texts;
  const { isMissing } = (data ?? {}) as Partial<NotFoundReason>;
  const venues = formatListHref("venue", city.pinyin);
  // The last part of the address: a link of a private page is never shown.
  const missing = isPrivate ? "" : (hiddenPath.split("/").findLast(Boolean) ?? "");
  const floors = [
    ...(isEnglish
      ? [
          { name: englishPages.langham, href: formatLanghamHref("en") },
          { name: englishPages.demand, href: formatDemandFormHref({}, "en") },
        ]
      : [{ name: texts.cases, text: texts.casesText, href: "/cases" }]),
    ...(isPrivate && !isSharedList ? [{ name: privateNotFoundZh.demand, href: formatDemandFormHref({}) }] : []),
    { name: texts.spaces, text: texts.ofCity(city.name), href: formatListHref("space", city.pinyin) },
    { name: texts.venues, text: texts.ofCity(city.name), href: venues },
    { name: texts.home, text: texts.homeText, href: "/" },
  ];
  return (
    <main
      className={classNames(pageStructureStyles.page, errorPageStyles.errorPage, errorPageStyles.withFloors)}
      id="main"
    >
      <title>{`${title} · ${shell.siteName}`}</title>
      <meta content="noindex" name="robots" />
      <div>
        <h1>{title}</h1>
        {/* Trailing white space is encoded only on the server (page-key.ts). */}
        <p className={textStyles.soft} suppressHydrationWarning>
          Page Not Found: {hiddenPath}
        </p>
        {isMissing && <p>{(isEnglish ? errorEn : siteZh.error).missing}</p>}
        <nav aria-label={texts.links}>
          <ol className={errorPageStyles.floors} reversed>
            {missing && (
              <li className={errorPageStyles.missing}>
                <b aria-hidden="true">?</b>
                <s suppressHydrationWarning>{missing}</s>
                <span>{texts.missing}</span>
              </li>
            )}
            {floors.map(({ name, text, href }, at) => (
              <li key={href}>
                <Link href={href}>
                  <b aria-hidden="true">{floors.length - at}</b>
                  <span>{name}</span>
                  <small>{text}</small>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={errorPageStyles.ways}>
        {/* The search reads Chinese. */}
        {!isEnglish && (
          <form action={venues} className={errorPageStyles.searchForm}>
            <input
              aria-label={texts.search}
              className={fieldStyles.input}
              maxLength={200}
              name="q"
              placeholder={texts.hint}
              type="search"
            />
            <button className={classNames(buttonStyles.button, buttonStyles.main)} type="submit">
              {texts.search}
            </button>
            <BlockRenderUntilLoaded id="search" />
          </form>
        )}
        <p className={textStyles.soft}>{fillTemplate(why, { hotline })}</p>
        {isPrivate && !isSharedList && (
          <p className={textStyles.soft} lang="en">
            {privateNotFoundZh.whyEn}
          </p>
        )}
        {!isPrivate && <HotlineLink className={errorPageStyles.hotline} />}
      </div>
      {!isEnglish && !isPrivate && <ContinueStrip inset />}
      <HydrationNotice />
    </main>
  );
}
