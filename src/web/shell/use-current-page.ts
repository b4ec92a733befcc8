import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type CityName, defaultCity } from "#domain/city/city.ts";
import type { Output } from "#contract/index.ts";
import { shellEn } from "#texts/site/shell.en.ts";
import { type ShellTexts, siteZh } from "#texts/site/site.zh.ts";
import { isEnglishPath } from "../platform/navigation/is-english-path.ts";
import { getChosenCity, onChosenCity } from "../platform/storage/chosen-city.ts";

type FooterData = Output<"common/getFooterData">;

interface LoaderData {
  city?: CityName;
  wide?: boolean;
  lang?: "en";
  /** The footer in the page's language, where that is not Chinese. */
  footer?: FooterData;
  alternate?: string;
}

export interface CurrentPage {
  city: CityName;
  /** The city is the page's, not the chosen or default one. */
  ownCity: boolean;
  wide: boolean;
  lang: "en" | undefined;
  footer: FooterData | undefined;
  /** Path of the same page in the other language. */
  alternate: string | undefined;
  texts: ShellTexts;
  /** What the page has loaded. */
  loaded: unknown;
}

/** Returns what the shell needs to know of the current page, with the shell's texts in its language. */
export function useCurrentPage(): CurrentPage {
  const loaded = useRouterState({ select: (state) => state.matches.at(-1)?.loaderData as LoaderData | undefined });
  const isEnglishAddress = useRouterState({ select: (state) => isEnglishPath(state.location.pathname) });
  // A page that was not found has no data: its address says its language.
  const lang = loaded ? loaded.lang : isEnglishAddress ? "en" : undefined;
  const [chosen, setChosen] = useState<CityName>();
  // Read only in the browser, since the cached document is the same for every visitor.
  useEffect(() => {
    const update = () => setChosen(loaded?.city ? undefined : getChosenCity());
    update();
    return onChosenCity(update);
  }, [loaded]);
  return {
    city: loaded?.city ?? chosen ?? defaultCity,
    ownCity: loaded?.city !== undefined,
    wide: loaded?.wide ?? false,
    lang,
    footer: loaded?.footer,
    alternate: loaded?.alternate,
    texts: lang === "en" ? shellEn : siteZh.shell,
    loaded,
  };
}
