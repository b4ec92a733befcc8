import { type ComponentType, useEffect, useState } from "react";
import { shortlistHeadZh } from "#texts/shortlist/shortlist-head.zh.ts";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { ListSkeleton } from "../../ui/states/list-skeleton.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import styles from "./view.module.css";

const texts = shortlistHeadZh;

/** Renders the frame of the shortlist, which is for everybody; what is on the device is loaded and shown by the started page. */
export function ShortlistView() {
  const [Listed, setListed] = useState<ComponentType>();
  const [isFailed, setFailed] = useState(false);
  const load = () =>
    void import("./listed-shortlist.tsx").then(
      ({ ListedShortlist }) => setListed(() => ListedShortlist),
      () => setFailed(true),
    );
  useEffect(load, []);
  return (
    <main className={classNames(pageStructureStyles.page, styles.page)} id="main">
      {Listed ? (
        <Listed />
      ) : (
        <>
          <h1 className={styles.heading}>{texts.title}</h1>
          <noscript>{texts.noScript}</noscript>
          {isFailed ? (
            <ErrorState onRetry={load} title={texts.notLoaded}>
              {texts.notLoadedText}
            </ErrorState>
          ) : (
            <ListSkeleton />
          )}
        </>
      )}
    </main>
  );
}
