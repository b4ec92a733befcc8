import type { CaseCard } from "#contract/schemas/sample.ts";
import { formatVenueCasesHref } from "#domain/venue/format-venue-href.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { CaseNumber } from "./case-cards.tsx";
import { type CaseTitleFacts, formatCaseTitle } from "#domain/content/format-case-title.ts";
import listRowStyles from "../../ui/list/list-row.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./case-lines.module.css";

/** The fields of a case that a line shows. */
export type CaseLine = CaseTitleFacts & Pick<CaseCard, "id" | "demo" | "number" | "story">;

/** Renders the cases of a venue as lines: number, title, story. */
export const CaseLines = ({ cases, venueId }: { cases: CaseLine[]; venueId: string }) => (
  <ul className={styles.caseLines}>
    {cases.map((one) => (
      <li className={listRowStyles.listRow} key={one.id}>
        <CaseNumber number={one.number} />
        <div>
          <h3>
            <Link href={formatVenueCasesHref(venueId, one.id)}>{formatCaseTitle(one)}</Link>
          </h3>
          <p className={textStyles.soft}>{one.story}</p>
        </div>
      </li>
    ))}
  </ul>
);
