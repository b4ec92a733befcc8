import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import type { PageProps } from "../../page.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import { ProposalRail } from "./proposal-rail.tsx";
import { ProposalSheets } from "./sheets/proposal-sheets.tsx";
import type { ProposalData, ProposalInput } from "./page.tsx";
import styles from "./view.module.css";

/** Renders the proposal: its sheets, and beside them what they can be changed by. */
export function ProposalView({ input, data }: PageProps<ProposalInput, ProposalData>) {
  const { spaces, unknownCodes, leftOut, event } = data;
  const notices = [
    unknownCodes.length > 0 && texts.unknownCodes(unknownCodes.join("、")),
    leftOut.length > 0 && texts.leftOut(leftOut.join("、")),
    spaces.length > 0 && event.people === undefined && texts.noPeople,
  ].filter((notice) => notice !== false);
  return (
    <main className={classNames(pageStructureStyles.page, styles.page)} id="main">
      {notices.length > 0 && (
        <div className={classNames(styles.notices, visibilityStyles.noPrint)} role="status">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      )}
      {spaces.length === 0 ? (
        <>
          <h1 className={textStyles.visuallyHidden}>{texts.title}</h1>
          <EmptyState title={unknownCodes.length > 0 ? texts.noneLeft : texts.none.title}>
            <p className={textStyles.soft}>{texts.none.text}</p>
            <LinkButton href="/">{texts.none.link}</LinkButton>
          </EmptyState>
        </>
      ) : (
        <div className={styles.desk}>
          <ProposalRail data={data} input={input} />
          <ProposalSheets data={data} input={input} />
        </div>
      )}
    </main>
  );
}
