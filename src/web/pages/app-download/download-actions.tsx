import { type AppStores, findAppStore } from "#domain/app/app-store.ts";
import { appZh } from "#texts/site/app.zh.ts";
import { useDevice } from "../../platform/device/use-device.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import type { AppDownloadInput } from "./page.tsx";
import styles from "./view.module.css";

const { device: texts } = appZh;

const OpenSite = () => (
  <LinkButton full href="/" variant="ink">
    {appZh.download.open}
  </LinkButton>
);

/** Renders the one action that suits the device; its place is the same before the device is known. */
export function DownloadActions({ product, stores }: AppDownloadInput & { stores: AppStores }) {
  const { app } = useRuntimeConfig();
  const device = useDevice();
  const className = classNames(styles.actions, visibilityStyles.inOneColumn);
  if (Object.keys(stores).length === 0) {
    return (
      <p className={className}>
        <OpenSite />
      </p>
    );
  }
  const store = device && findAppStore(stores, device.userAgent, device);
  const system = device && device.system !== "unknow" ? texts.systems[device.system] : texts.unknown;
  return (
    <div className={className}>
      <p className={textStyles.soft}>
        {texts.label}
        <b className={styles.system}>{system}</b>
      </p>
      {store ? (
        <LinkButton external full href={stores[store]!} variant="ink">
          {texts.go(appZh.stores.names[store])}
        </LinkButton>
      ) : (
        <OpenSite />
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
