import { useEffect } from "react";
import { appZh } from "#texts/site/app.zh.ts";
import type { PageProps } from "../../page.ts";
import { useDevice } from "../../platform/device/use-device.ts";
import { openApp } from "../../platform/navigation/open-app.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { SpecSheet } from "../../ui/list/spec-sheet.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

const { open: texts } = appZh;

/** Opens the installed app at a path, with both ways out at once; without an app, leads to the path on this site. */
export function AppOpenView({ input: { to } }: PageProps<{ to: string }, object>) {
  const scheme = useRuntimeConfig().app?.scheme;
  const device = useDevice();
  const opens = Boolean(scheme) && device?.platform === "mobile" && device.shell !== "wechat";
  useEffect(() => {
    if (scheme && opens) openApp(scheme, to);
  }, [scheme, opens, to]);
  return (
    <main className={pageStructureStyles.page} id="main">
      <div className={styles.column}>
        <h1>{scheme ? texts.heading : texts.plainHeading}</h1>
        <SpecSheet rows={[{ label: texts.target, value: texts.page(to) }]} />
        {scheme && <div aria-hidden="true" className={styles.progress} />}
        <p className={textStyles.soft}>{scheme ? texts.wait : texts.none}</p>
        {scheme && (
          <LinkButton full href="/app/download" variant="ink">
            {texts.download}
          </LinkButton>
        )}
        <LinkButton full href={to} variant={scheme ? "line" : "ink"}>
          {texts.web}
        </LinkButton>
      </div>
    </main>
  );
}
