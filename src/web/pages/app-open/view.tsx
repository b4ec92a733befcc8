import { useEffect } from "react";
import { appZh } from "#texts/site/app.zh.ts";
import type { PageProps } from "../../page.ts";
import { useDevice } from "../../platform/device/use-device.ts";
import { openApp } from "../../platform/navigation/open-app.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { Logo } from "../../ui/drawing/logo.tsx";
import { DimensionLine } from "../../ui/drawing/dimension-line.tsx";
import { LinkButton } from "../../ui/forms/button.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import { classNames } from "../../ui/text/class-names.ts";
import { Figure } from "../../ui/text/figure.tsx";
import textStyles from "../../ui/text/text.module.css";
import type { Preview } from "./load-preview.ts";
import type { AppOpenData, AppOpenInput } from "./page.tsx";
import styles from "./view.module.css";

const { open: texts } = appZh;

const slots: Slot[] = [
  { from: 1000, width: "640px", ratio: 1.6 },
  { width: "100vw", ratio: 1.6 },
];

/** Opens the installed app at a path, with both ways out at once; without an app, leads to the path on this site. */
export function AppOpenView({ input: { to }, data: { preview } }: PageProps<AppOpenInput, AppOpenData>) {
  const scheme = useRuntimeConfig().app?.scheme;
  const device = useDevice();
  const opens = Boolean(scheme && preview) && device?.platform === "mobile" && device.shell !== "wechat";
  useEffect(() => {
    if (scheme && opens) openApp(scheme, to);
  }, [scheme, opens, to]);
  if (!preview) return <Missing />;
  return (
    <main
      className={classNames(pageStructureStyles.page, styles.target, !preview.picture && styles.withoutPicture)}
      id="main"
    >
      {preview.picture ? (
        <Picture alt={preview.name} className={styles.picture} load="first" picture={preview.picture} slots={slots} />
      ) : (
        <Mark isDrawn={scheme !== undefined} />
      )}
      <div className={styles.column}>
        <Target isHeading={!scheme} preview={preview} />
        {scheme && (
          <>
            {preview.picture && <Mark isDrawn />}
            <h1>{texts.heading}</h1>
            <DimensionLine className={styles.seconds}>{texts.seconds}</DimensionLine>
          </>
        )}
        <p className={textStyles.soft}>{scheme ? texts.wait : texts.none}</p>
        <p className={styles.buttons}>
          {scheme && (
            <LinkButton href="/app/download" variant="ink">
              {texts.download}
            </LinkButton>
          )}
          <LinkButton href={to} variant={scheme ? "line" : "ink"}>
            {texts.web}
          </LinkButton>
        </p>
      </div>
    </main>
  );
}

/** Renders the mark of the site; while the app is opened it is drawn stroke by stroke, in the seconds that this takes. */
const Mark = ({ isDrawn = false }: { isDrawn?: boolean }) => (
  <div aria-hidden="true" className={classNames(styles.mark, isDrawn && styles.drawn)}>
    <Logo name="" />
  </div>
);

/** Renders the name of what is opened, with its facts and price; it heads the page where nothing else does. */
function Target({ preview, isHeading }: { preview: Preview; isHeading: boolean }) {
  const { name, place, facts = [], price } = preview;
  const Name = isHeading ? "h1" : "h2";
  return (
    <div>
      <Name className={styles.name}>{name}</Name>
      {place && <p className={textStyles.soft}>{place}</p>}
      {facts.length > 0 && <p className={styles.facts}>{facts.join("，")}</p>}
      {price && <Figure as="p" big className={styles.price} unit={price.unit} value={price.value} />}
    </div>
  );
}

/** Renders that the path leads nowhere any more: no app is opened for it. */
const Missing = () => (
  <main className={classNames(pageStructureStyles.page, styles.target, styles.withoutPicture)} id="main">
    <Mark />
    <div className={styles.column}>
      <h1>{texts.missing}</h1>
      <p className={textStyles.soft}>{texts.missingText}</p>
      <p className={styles.buttons}>
        <LinkButton href="/" variant="ink">
          {texts.home}
        </LinkButton>
      </p>
    </div>
  </main>
);
