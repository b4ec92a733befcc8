import { appZh } from "#texts/site/app.zh.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { QrCode } from "../../ui/drawing/qr-code.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import { appPaths } from "./app-paths.ts";
import type { AppDownloadInput } from "./page.tsx";
import styles from "./view.module.css";

/** Renders the code that a phone scans on a desktop's screen: the page with the stores, or the site. */
export function ScanCode({ product, hasStores }: AppDownloadInput & { hasStores: boolean }) {
  const { origin } = useRuntimeConfig();
  const texts = appZh.download;
  return (
    <div className={classNames(styles.scan, visibilityStyles.inColumns)}>
      <QrCode label={texts.code} text={origin + (hasStores ? appPaths[product] : "/")} />
      <p>{hasStores ? texts.scanStore : texts.scanSite}</p>
    </div>
  );
}
