import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { errorEn, notFoundEn } from "../../texts/site/shell.en.ts";
import { siteZh } from "../../texts/site/site.zh.ts";
import { NetworkError } from "../platform/api/api-error.ts";
import { Link } from "../ui/navigation/link.tsx";
import { useCurrentPage } from "./use-current-page.ts";
import { classNames } from "../ui/text/class-names.ts";
import buttonStyles from "../ui/forms/button.module.css";
import pageStructureStyles from "../ui/structure/page-structure.module.css";
import textStyles from "../ui/text/text.module.css";
import styles from "./error-page.module.css";

/** Returns what happened. Of an error on the server, only the message reaches the browser. */
function getReason(error: unknown): "fault" | "offline" | "unavailable" {
  if (error instanceof NetworkError) return "offline";
  return error instanceof Error && error.message.startsWith(siteZh.error.unavailable.title) ? "unavailable" : "fault";
}

/** Shown when a page could not be loaded: says why and offers a retry. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { lang, texts: shell } = useCurrentPage();
  const isEnglish = lang === "en";
  const errorTexts = isEnglish ? errorEn : siteZh.error;
  const texts = errorTexts[getReason(error)];
  return (
    <main className={classNames(pageStructureStyles.page, styles.errorPage)} id="main" role="alert">
      <title>{`${texts.title} · ${shell.siteName}`}</title>
      <meta content="noindex" name="robots" />
      <h1>{texts.title}</h1>
      <p className={textStyles.soft}>{texts.text}</p>
      <p className={styles.actions}>
        <button
          className={classNames(buttonStyles.button, buttonStyles.main)}
          onClick={() => router.invalidate()}
          type="button"
        >
          {errorTexts.retry}
        </button>
        <Link href="/">{(isEnglish ? notFoundEn : siteZh.notFound).home}</Link>
      </p>
    </main>
  );
}
