import { type AppStores, findAppStore } from "#domain/app/app-store.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatMetres } from "#domain/format.ts";
import { appZh } from "#texts/site/app.zh.ts";
import { SendToPhone } from "../../features/send-to-phone/send-to-phone.tsx";
import { DrawnSpace } from "../../features/seating-plan/drawn-space.tsx";
import type { PageProps } from "../../page.ts";
import { type Device, useDevice } from "../../platform/device/use-device.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import { classNames } from "../../ui/text/class-names.ts";
import { DemoTag } from "../../ui/text/demo-tag.tsx";
import textStyles from "../../ui/text/text.module.css";
import { appPaths } from "./app-paths.ts";
import { QrCode } from "../../ui/drawing/qr-code.tsx";
import { HomeScreenTable, StoreTable } from "./store-table.tsx";
import type { AppDownloadData, AppDownloadInput } from "./page.tsx";
import { WechatGuide } from "./wechat-guide.tsx";
import styles from "./view.module.css";

/** Renders where the app is offered, by system; without any, how to use the web site on the phone. */
export function AppDownloadView({ data, input: { product } }: PageProps<AppDownloadInput, AppDownloadData>) {
  const { app, origin } = useRuntimeConfig();
  const device = useDevice();
  const stores = (product === "site" ? app?.stores : app?.chatStores) ?? {};
  const hasStores = Object.keys(stores).length > 0;
  const path = appPaths[product];
  if (hasStores && device?.shell === "wechat") {
    return (
      <main className={pageStructureStyles.page} id="main">
        <WechatGuide url={origin + path} />
      </main>
    );
  }
  return (
    <main className={pageStructureStyles.page} id="main">
      <div className={styles.columns}>
        <div>
          <Intro hasStores={hasStores} product={product} />
          <Actions device={device} hasStores={hasStores} product={product} stores={stores} />
          {product === "site" && (
            <div className={styles.send}>
              <SendToPhone purpose="download" />
            </div>
          )}
          {(hasStores || product === "site") && (
            <div className={classNames(styles.scan, visibilityStyles.inColumns)}>
              <QrCode label={appZh.download.code} text={origin + (hasStores ? path : "/")} />
              <p>{hasStores ? appZh.download.scanStore : appZh.download.scanSite}</p>
            </div>
          )}
        </div>
        <StandingPoint {...data} />
      </div>
      {(hasStores || product === "site") && (
        <section className={classNames(pageStructureStyles.section, styles.ways)}>
          <h2 className={styles.waysHeading}>{hasStores ? appZh.stores.title : appZh.homeScreen.title}</h2>
          {hasStores ? <StoreTable stores={stores} /> : <HomeScreenTable />}
        </section>
      )}
    </main>
  );
}

function Intro({ product, hasStores }: { product: AppDownloadInput["product"]; hasStores: boolean }) {
  const { hotline } = useRuntimeConfig();
  const texts = product === "site" ? appZh.download : appZh.chat;
  return (
    <>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      {!hasStores && (
        <p className={styles.none}>
          {texts.none}
          {product === "chat" && appZh.chat.hotline(hotline)}
        </p>
      )}
    </>
  );
}

interface ActionsProps {
  product: AppDownloadInput["product"];
  stores: AppStores;
  hasStores: boolean;
  device: Device | undefined;
}

/** Renders the one action that suits the device; its place is the same before the device is known. */
function Actions({ product, stores, hasStores, device }: ActionsProps) {
  const { app } = useRuntimeConfig();
  if (!hasStores) {
    return product === "chat" ? (
      <p className={styles.actions}>
        <LinkButton href={formatDemandFormHref({ pageFrom: appPaths.chat })} variant="act">
          {appZh.chat.demand}
        </LinkButton>
      </p>
    ) : (
      <p className={classNames(styles.actions, visibilityStyles.inOneColumn)}>
        <LinkButton full href="/" variant="ink">
          {appZh.download.open}
        </LinkButton>
      </p>
    );
  }
  const { device: texts } = appZh;
  const store = device && findAppStore(stores, device.userAgent, device);
  const system = device && device.system !== "unknow" ? texts.systems[device.system] : texts.unknown;
  return (
    <div className={classNames(styles.actions, visibilityStyles.inOneColumn)}>
      <p className={textStyles.soft}>
        {texts.label}
        <b className={styles.system}>{system}</b>
      </p>
      {store ? (
        <LinkButton external full href={stores[store]!} variant="ink">
          {texts.go(appZh.stores.names[store])}
        </LinkButton>
      ) : (
        <LinkButton full href="/" variant="ink">
          {appZh.download.open}
        </LinkButton>
      )}
      <p className={textStyles.small}>{device && !store ? texts.noStore : " "}</p>
      {product === "site" && app?.scheme && (
        <LinkButton full href="/app/open">
          {texts.installed}
        </LinkButton>
      )}
    </div>
  );
}

/** Renders a drawn space with the line from its last row to the screen. */
function StandingPoint({ drawing, demo }: AppDownloadData) {
  const { screen, lastRow = 0 } = drawing?.seated ?? {};
  if (!drawing || !screen) return null;
  const end = screen.x + lastRow;
  return (
    <figure className={visibilityStyles.inColumns}>
      <DrawnSpace drawing={drawing}>
        <path className={styles.sightLine} d={`M${screen.x} ${screen.y}H${end}`} />
        <circle className={styles.standpoint} cx={end} cy={screen.y} r={0.35} />
      </DrawnSpace>
      <figcaption className={textStyles.caption}>
        <span>
          {drawing.name}
          <DemoTag demo={demo} />
        </span>
        <span>{appZh.download.stand(formatMetres(lastRow))}</span>
      </figcaption>
    </figure>
  );
}
