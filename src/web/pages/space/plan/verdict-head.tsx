import textStyles from "#web/ui/text/text.module.css";
import type { Verdict } from "./verdict.ts";

const toneClasses: Record<Verdict["tone"], string | undefined> = {
  good: textStyles.good,
  caution: textStyles.caution,
  soft: textStyles.soft,
};

/** Renders the head of a verdict in the colour of its tone. */
export const VerdictHead = ({ verdict: { tone, head } }: { verdict: Verdict }) => (
  <b className={toneClasses[tone]}>{head}</b>
);
