import type { CaseCard } from "#contract/schemas/sample.ts";
import { formatVenueCasesHref } from "#domain/venue/format-venue-href.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { CaseNumber } from "./case-cards.tsx";
import listRowStyles from "../../ui/list/list-row.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./case-lines.module.css";

/** The fields of a case that a line shows. */
export type CaseLine = Pick<CaseCard, "id" | "name" | "demo" | "number" | "story">;

/** Renders the cases of a venue as lines: number, name, story. */
export const CaseLines = ({ cases, venueId }: { cases: CaseLine[]; venueId: string }) => (
  <ul className={styles.caseLines}>
    {cases.map(({ id, name, number, story }) => (
      <li className={listRowStyles.listRow} key={id}>
        <CaseNumber number={number} />
        <div>
          <h3>
            <Link href={formatVenueCasesHref(venueId, id)}>{name}</Link>
          </h3>
          <p className={textStyles.soft}>{story}</p>
        </div>
      </li>
    ))}
  </ul>
);
