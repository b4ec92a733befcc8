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
import { HydrationNotice } from "./hydration-notice.tsx";
import { useCurrentPage } from "./use-current-page.ts";
import { classNames } from "../ui/text/class-names.ts";
import errorPageStyles from "./error-page.module.css";
import buttonStyles from "../ui/forms/button.module.css";
import fieldStyles from "../ui/forms/field.module.css";
import pageStructureStyles from "../ui/structure/page-structure.module.css";
import figureStyles from "../ui/text/figure.module.css";
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
  const links = [
    ...(isEnglish
      ? [
          { text: englishPages.langham, href: formatLanghamHref("en") },
          { text: englishPages.demand, href: formatDemandFormHref({}, "en") },
        ]
      : []),
    ...(isPrivate && !isSharedList ? [{ text: privateNotFoundZh.demand, href: formatDemandFormHref({}) }] : []),
    { text: texts.venues(city.name), href: venues },
    { text: texts.spaces(city.name), href: formatListHref("space", city.pinyin) },
    { text: texts.home, href: "/" },
  ];
  return (
    <main className={classNames(pageStructureStyles.page, errorPageStyles.errorPage)} id="main">
      <title>{`${title} · ${shell.siteName}`}</title>
      <meta content="noindex" name="robots" />
      <p className={classNames(figureStyles.figure, errorPageStyles.statusCode)}>404</p>
      <h1>{title}</h1>
      {isMissing && <p>{(isEnglish ? errorEn : siteZh.error).missing}</p>}
      {/* Trailing white space is encoded only on the server (page-key.ts). */}
      <p className={textStyles.soft} suppressHydrationWarning>
        Page Not Found: {hiddenPath}
      </p>
      <p>{fillTemplate(why, { hotline })}</p>
      {isPrivate && !isSharedList && (
        <p className={textStyles.soft} lang="en">
          {privateNotFoundZh.whyEn}
        </p>
      )}
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
      <nav aria-label={texts.links} className={errorPageStyles.actions}>
        {links.map(({ text, href }) => (
          <Link href={href} key={href}>
            {text}
          </Link>
        ))}
      </nav>
      {!isEnglish && !isPrivate && <ContinueStrip inset />}
      <HydrationNotice />
    </main>
  );
}
