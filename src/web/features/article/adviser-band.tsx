import type { ReactNode } from "react";
import { articleZh } from "#texts/content/article.zh.ts";
import { splitSample } from "#texts/site/mark-sample.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import { CallbackText } from "../../ui/text/callback-text.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { Seal } from "../../ui/text/seal.tsx";
import styles from "./adviser-band.module.css";

interface AdviserBandProps {
  /** What the adviser says. */
  speech: string;
  /** The form that they ask for (`ShortDemandForm`). */
  children: ReactNode;
}

/** Renders the adviser in an article: what they offer, when they call, and a short form. */
export function AdviserBand({ speech, children }: AdviserBandProps) {
  const name = splitSample(useRuntimeConfig().adviser).text;
  return (
    <section className={classNames(styles.band, visibilityStyles.noPrint)} id="demand">
      <div className={styles.adviser}>
        <Seal name={name} small />
        <div>
          <h2>{speech}</h2>
          <p>
            <CallbackText format={(time) => articleZh.adviser.line(name, time)} />
          </p>
        </div>
      </div>
      {children}
    </section>
  );
}
