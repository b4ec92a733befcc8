import type { AppStores } from "#domain/app/app-store.ts";
import { appZh } from "#texts/site/app.zh.ts";
import { SendToPhone } from "../../features/send-to-phone/send-to-phone.tsx";
import type { PageProps } from "../../page.ts";
import { useDevice } from "../../platform/device/use-device.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import { appPaths } from "./app-paths.ts";
import { ChatView } from "./chat-view.tsx";
import { DownloadActions } from "./download-actions.tsx";
import { FeatureTable } from "./feature-table.tsx";
import { Intro } from "./intro.tsx";
import type { AppDownloadData, AppDownloadInput } from "./page.tsx";
import { PhoneFigure } from "./phone-figure.tsx";
import { ScanCode } from "./scan-code.tsx";
import { HomeScreenTable, StoreTable } from "./store-table.tsx";
import { WechatGuide } from "./wechat-guide.tsx";
import styles from "./view.module.css";

/** Renders where an app is offered, by system; without any, what the web site does on a phone. */
export function AppDownloadView({ data, input: { product } }: PageProps<AppDownloadInput, AppDownloadData>) {
  const { app, origin } = useRuntimeConfig();
  const device = useDevice();
  const stores = (product === "site" ? app?.stores : app?.chatStores) ?? {};
  if (Object.keys(stores).length > 0 && device?.shell === "wechat") {
    return (
      <main className={pageStructureStyles.page} id="main">
        <WechatGuide url={origin + appPaths[product]} />
      </main>
    );
  }
  return product === "chat" ? <ChatView data={data} stores={stores} /> : <SiteView data={data} stores={stores} />;
}

function SiteView({ data: { space }, stores }: { data: AppDownloadData; stores: AppStores }) {
  const hasStores = Object.keys(stores).length > 0;
  return (
    <main className={pageStructureStyles.page} id="main">
      <div className={styles.columns}>
        {space && <PhoneFigure space={space} />}
        <div>
          <Intro hasStores={hasStores} product="site" />
          <DownloadActions product="site" stores={stores} />
          <div className={styles.send}>
            <SendToPhone purpose="download" />
          </div>
          <ScanCode hasStores={hasStores} product="site" />
        </div>
      </div>
      {hasStores && (
        <section className={classNames(pageStructureStyles.section, styles.ways)}>
          <h2 className={styles.waysHeading}>{appZh.stores.title}</h2>
          <StoreTable stores={stores} />
        </section>
      )}
      <section className={classNames(pageStructureStyles.section, styles.ways)}>
        <div className={styles.tables}>
          <div>
            <h2 className={styles.waysHeading}>{appZh.features.title}</h2>
            <FeatureTable space={space} />
          </div>
          <div>
            <h2 className={styles.waysHeading}>{appZh.homeScreen.title}</h2>
            <HomeScreenTable />
          </div>
        </div>
      </section>
    </main>
  );
}
