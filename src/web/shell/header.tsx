import { useRouterState } from "@tanstack/react-router";
import { type MouseEvent, useState } from "react";
import { contentHrefs } from "#domain/content/content-hrefs.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { CityPicker } from "../features/city-picker/city-picker.tsx";
import { readCarriedDemand } from "../platform/storage/carried-demand.ts";
import { Link } from "../ui/navigation/link.tsx";
import { Logo } from "../ui/drawing/logo.tsx";
import { ShortlistLink } from "../ui/shortlist/shortlist-toggle.tsx";
import { Sheet } from "../ui/overlay/sheet.tsx";
import { HotlineLink } from "../ui/text/hotline-link.tsx";
import { BlockRenderUntilLoaded } from "../ui/states/block-render-until-loaded.tsx";
import { LanguageLink } from "./language-link.tsx";
import { TextSizeControl } from "./text-size-control.tsx";
import { type CurrentPage, useCurrentPage } from "./use-current-page.ts";
import { classNames } from "../ui/text/class-names.ts";
import logoStyles from "../ui/drawing/logo.module.css";
import pageStructureStyles from "../ui/structure/page-structure.module.css";
import styles from "./header.module.css";

interface Section {
  text: string;
  href: string;
  isCurrent: boolean;
}

/** The paths of each section's pages. */
const sectionPaths = {
  // All pages of a venue except those of its spaces.
  venues: /^\/[a-z]+\/changdi|^\/view\/(?!.*\/meetingspace-)/,
  spaces: /^\/[a-z]+\/kongjian|\/meetingspace-/,
  cases: /^\/cases(?:\/|$)/,
  solutions: /^\/(?:solutions|activity\/(?:share\/)?\d+)(?:\/|$)/,
  questions: /^\/ask(?:\/|$)/,
  enterprise: /^\/customer\//,
};

type SectionName = keyof typeof sectionPaths;

const sectionNames = Object.keys(sectionPaths) as SectionName[];

// The two lists only: what the others lead to is in Chinese, and says so.
const englishSectionNames = sectionNames.slice(0, 2);
const findSectionName = (path: string) => sectionNames.find((name) => sectionPaths[name].test(path));

/** Returns the links to the site's sections. */
function listSections({ city, lang, texts }: CurrentPage, current: SectionName | undefined): Section[] {
  const hrefs: Record<SectionName, string> = {
    venues: formatListHref("venue", city.pinyin),
    spaces: formatListHref("space", city.pinyin),
    ...contentHrefs,
    enterprise: "/customer/dakehu",
  };
  const shown = lang === "en" ? englishSectionNames : sectionNames;
  return shown.map((name) => ({ text: texts[name], href: hrefs[name], isCurrent: name === current }));
}

/** The header of every page: logo, city picker, main links, telephone, demand link. On the phone the links are in a sheet. */
export function Header() {
  const page = useCurrentPage();
  // Of the address only what is shown: it changes before the page does, and each change renders the header once more.
  const section = useRouterState({ select: ({ location }) => findSectionName(location.pathname) });
  const isShortlist = useRouterState({ select: ({ location }) => location.pathname === "/shortlist" });
  return (
    <>
      <HeaderContent isShortlist={isShortlist} page={page} sections={listSections(page, section)} />
      <BlockRenderUntilLoaded id="header" />
    </>
  );
}

interface HeaderContentProps {
  page: CurrentPage;
  sections: Section[];
  isShortlist: boolean;
}

function HeaderContent({ page, sections, isShortlist }: HeaderContentProps) {
  const [open, setOpen] = useState(false);
  const { city, ownCity, wide, lang, alternate, texts } = page;
  const demandHref = formatDemandFormHref(ownCity ? { city: city.pinyin } : {}, lang);
  /** Adds what the last list of this city was searched by; at the click, since the rendered page is for everybody. */
  const carryDemand = (event: MouseEvent<HTMLAnchorElement>) => {
    const carried = ownCity ? readCarriedDemand(city.pinyin) : "";
    if (carried) event.currentTarget.search = carried;
  };
  const getAriaCurrent = (isCurrent: boolean) => (isCurrent ? ("page" as const) : undefined);
  return (
    <header className={styles.header}>
      <div className={classNames(pageStructureStyles.page, styles.content, wide && pageStructureStyles.wide)}>
        <Link aria-label={texts.home} className={classNames(logoStyles.logo, styles.siteLink)} href="/">
          <Logo name={texts.siteName} />
        </Link>
        {lang !== "en" && <CityPicker city={city} isPageCity={ownCity} />}
        <nav aria-label={texts.navigation}>
          {sections.map(({ text, href, isCurrent }) => (
            <Link aria-current={getAriaCurrent(isCurrent)} href={href} key={text}>
              {text}
            </Link>
          ))}
        </nav>
        <div className={styles.actions}>
          <HotlineLink className={styles.hotline} />
          {alternate !== undefined && <LanguageLink href={alternate} />}
          {lang !== "en" && <ShortlistLink isCurrent={isShortlist} />}
          <Link className={classNames(styles.demandLink, styles.inHeader)} href={demandHref} onClick={carryDemand}>
            {texts.demand}
          </Link>
          <button
            aria-expanded={open}
            aria-label={texts.menu}
            className={styles.menuButton}
            onClick={() => setOpen(true)}
            type="button"
          >
            <i />
            <i />
            <i />
          </button>
        </div>
      </div>
      <Sheet onClose={() => setOpen(false)} open={open} title={texts.menu}>
        <ul className={styles.menuLinks}>
          {sections.map(({ text, href, isCurrent }) => (
            <li key={text}>
              <Link aria-current={getAriaCurrent(isCurrent)} href={href} onClick={() => setOpen(false)}>
                {text}
              </Link>
            </li>
          ))}
          <li>
            <Link
              className={styles.demandLink}
              href={demandHref}
              onClick={(event) => {
                carryDemand(event);
                setOpen(false);
              }}
            >
              {texts.demand}
            </Link>
          </li>
        </ul>
        <TextSizeControl texts={texts.textSize} />
      </Sheet>
    </header>
  );
}
