import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { errorEn } from "#texts/site/shell.en.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import { getErrorNotice } from "../platform/api/get-error-text.ts";
import { Link } from "../ui/navigation/link.tsx";
import { HydrationNotice } from "./hydration-notice.tsx";
import { HotlineLink } from "../ui/text/hotline-link.tsx";
import { useCurrentPage } from "./use-current-page.ts";
import { classNames } from "../ui/text/class-names.ts";
import buttonStyles from "../ui/forms/button.module.css";
import pageStructureStyles from "../ui/structure/page-structure.module.css";
import textStyles from "../ui/text/text.module.css";
import styles from "./error-page.module.css";

/** Seconds after which a page whose service is away is asked for again. */
const repeatSeconds = 60;

/** Asks for the page again, time after time, while it is looked at. */
function useRepeatedRetry(isWanted: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(
      () => document.visibilityState === "visible" && router.invalidate(),
      repeatSeconds * 1000,
    );
    return () => clearInterval(timer);
  }, [isWanted, router]);
}

/** Shown when a page could not be loaded: says why and offers a retry. Where nothing is to be told, it is an empty page. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { lang, texts: shell } = useCurrentPage();
  const isEnglish = lang === "en";
  const errorTexts = isEnglish ? errorEn : siteZh.error;
  const notice = getErrorNotice(error, lang);
  const texts = notice ?? errorTexts.empty;
  const isAway = notice?.text === errorTexts.unavailable.text;
  useRepeatedRetry(isAway);
  return (
    <main
      className={classNames(pageStructureStyles.page, styles.errorPage)}
      id="main"
      role={notice ? "alert" : undefined}
    >
      <title>{`${texts.title} · ${shell.siteName}`}</title>
      <meta content="noindex" name="robots" />
      <h1>{texts.title}</h1>
      <p className={textStyles.soft}>{texts.text}</p>
      <p className={styles.actions}>
        {isAway && <HotlineLink className={styles.hotline} />}
        {notice && (
          <button
            className={classNames(buttonStyles.button, buttonStyles.main)}
            onClick={() => router.invalidate()}
            type="button"
          >
            {errorTexts.retry}
          </button>
        )}
        <Link href="/">{errorTexts.home}</Link>
      </p>
      {isAway && <p className={textStyles.soft}>{errorTexts.repeated(repeatSeconds)}</p>}
      <HydrationNotice />
    </main>
  );
}
