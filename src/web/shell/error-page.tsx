import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { siteZh } from "../../texts/site/site.zh.ts";
import { NetworkError } from "../platform/api/create-api-client.ts";
import { Link } from "../ui/navigation/link.tsx";
import { classNames } from "../ui/text/class-names.ts";
import buttonStyles from "../ui/forms/button.module.css";
import pageStructureStyles from "../ui/structure/page-structure.module.css";
import textStyles from "../ui/text/text.module.css";
import styles from "./error-page.module.css";

/** Shown when a page could not be loaded: says why and offers a retry. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const offline = error instanceof NetworkError;
  const texts = offline ? siteZh.error.offline : siteZh.error.fault;
  return (
    <main className={classNames(pageStructureStyles.page, styles.errorPage)} id="main" role="alert">
      <h1>{texts.title}</h1>
      <p className={textStyles.soft}>{texts.text}</p>
      <p className={styles.actions}>
        <button
          className={classNames(buttonStyles.button, buttonStyles.main)}
          onClick={() => router.invalidate()}
          type="button"
        >
          {siteZh.error.retry}
        </button>
        <Link href="/">{siteZh.notFound.home}</Link>
      </p>
    </main>
  );
}
