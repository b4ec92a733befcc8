import type { CaseCard } from "../../../contract/sample.ts";
import { venueCasesHref } from "../../../domain/venue/venue-href.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { Link } from "../../ui/link.tsx";
import type { Slot } from "../../ui/picture.tsx";
import { CaseFigure, type HallPlan, isDrawn } from "./case-figure.tsx";
import { casePlace } from "./case-facts.ts";
import "./case.css";

interface CaseCardsProps {
  cases: CaseCard[];
  /** The page's city, which the captions leave out. */
  city?: string;
  plan: HallPlan;
}

const slots: Slot[] = [{ from: 1248, width: "496px" }, { from: 752, width: "720px" }, { width: "100vw" }];

/**
 * Renders cases as cards, each with its number and its space: the first with a picture, the others with a drawing, or
 * with a picture where the drawing would contradict the story.
 */
export function CaseCards({ cases, city, plan }: CaseCardsProps) {
  return (
    <div className="cases">
      {cases.map((one, index) => (
        <article className="case" key={one.id}>
          <div className="art">
            <CaseFigure
              plan={plan}
              one={one}
              picture={index === 0 || !isDrawn(one) ? slots : undefined}
              place={casePlace(one, city)}
            />
          </div>
          <div>
            <CaseNumber number={one.number} />
            <h3>
              {one.hall ? <Link href={venueCasesHref(one.hall.venueId, one.id)}>{one.name}</Link> : one.name}
              {one.demo && <DemoTag />}
            </h3>
            <p className="soft">{one.story}</p>
          </div>
        </article>
      ))}
    </div>
  );
}

/** Renders the key figure of a case with its unit. */
export const CaseNumber = ({ number: { value, unit } }: Pick<CaseCard, "number">) => (
  <p className="case-number">
    {value}
    <small>{unit}</small>
  </p>
);
