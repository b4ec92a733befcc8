import type { CaseCard } from "../../../contract/sample.ts";
import { venueCasesHref } from "../../../domain/venue/venue-href.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { Link } from "../../ui/link.tsx";
import { CaseNumber } from "./case-cards.tsx";
import "./case.css";

/** What a line says of a case. */
export type CaseLine = Pick<CaseCard, "id" | "name" | "demo" | "number" | "story">;

/** The cases of a house in words: each its number, its name, its two sentences. */
export const CaseLines = ({ cases, venueId }: { cases: CaseLine[]; venueId: string }) => (
  <ul className="case-lines">
    {cases.map(({ id, name, demo, number, story }) => (
      <li className="row" key={id}>
        <CaseNumber number={number} />
        <div>
          <h3>
            <Link href={venueCasesHref(venueId, id)}>{name}</Link>
            {demo && <DemoTag />}
          </h3>
          <p className="soft">{story}</p>
        </div>
      </li>
    ))}
  </ul>
);
