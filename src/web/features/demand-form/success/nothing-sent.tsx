import type { ReactNode } from "react";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import demandFormStyles from "../form/demand-form.module.css";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import styles from "./demand-success.module.css";

interface NothingSentProps {
  texts: { title: string; text: string };
  /** Where the visitor can go on. */
  children: ReactNode;
}

/** Renders a success page that was opened without a submission: it says so and leads on. */
export function NothingSent({ texts: { title, text }, children }: NothingSentProps) {
  return (
    <main className={classNames(pageStructureStyles.page, demandFormStyles.formPage, styles.nothing)} id="main">
      <h1>{title}</h1>
      <p className={textStyles.soft}>{text}</p>
      <p className={styles.actions}>{children}</p>
    </main>
  );
}
