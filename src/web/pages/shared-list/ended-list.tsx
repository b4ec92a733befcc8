import { sharedListZh } from "#texts/shared-list/shared-list.zh.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import type { SharedListData } from "./use-shared-list.ts";
import styles from "./view.module.css";

/** What is left of a list that has ended: why, and where to look for venues. */
export function EndedList({ state }: { state: Exclude<SharedListData["state"], "open"> }) {
  const { ended } = sharedListZh;
  return (
    <main className={classNames(pageStructureStyles.page, styles.ended)} id="main">
      <h1>{ended[state]}</h1>
      <p className={textStyles.soft}>{ended[`${state}Text`]}</p>
      <p>
        <LinkButton href="/">{ended.find}</LinkButton>
      </p>
    </main>
  );
}
