import { appZh } from "#texts/site/app.zh.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import type { AppDownloadInput } from "./page.tsx";
import styles from "./view.module.css";

/** Renders the heading, what the app is for, and that there is none to download where that is so. */
export function Intro({ product, hasStores }: AppDownloadInput & { hasStores: boolean }) {
  const { offline } = useRuntimeConfig();
  const texts = product === "site" ? appZh.download : appZh.chat;
  return (
    <>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <p className={styles.lead}>
        {texts.lead}
        {product === "site" && offline && appZh.download.leadOffline}
      </p>
      {!hasStores && <p className={styles.none}>{texts.none}</p>}
    </>
  );
}
