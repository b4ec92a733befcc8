import { isMark, isNumber, type Phrase, wordsOf } from "./phrase.ts";
import type { Draft } from "./token.ts";

type Place = Pick<Draft, "first" | "last">;

/** Finds a negation before the candidate (不要会议室), up to 但, 要 or 的. */
function deniedBefore({ tokens, clauses, text }: Phrase, { first }: Place): boolean {
  let parted = false;
  for (let at = first - 1; at >= 0 && clauses[at] === clauses[first]; at--) {
    const token = tokens[at];
    // 不在 negates one place only: what follows a separator (、) is requested again.
    if (isMark(token, "not")) return !(parted && wordsOf(text, token).startsWith("不在"));
    if (token?.is === "stop") parted = true;
    if (isMark(token, "but", "seek", "wish") || wordsOf(text, token) === "的") return false;
  }
  return false;
}

/** Finds a negation after the candidate (早餐不要, 会议室无所谓), unless it applies to something that follows. */
function deniedBehind({ tokens, clauses }: Phrase, { last }: Place): boolean {
  let denied = false;
  for (let at = last + 1; at < tokens.length && clauses[at] === clauses[last]; at++) {
    const token = tokens[at]!;
    if (isMark(token, "notAfter")) return true;
    if (isMark(token, "not")) denied = true;
    else if (denied && (token.is === "facts" || token.is === "cue" || token.is === "text" || isNumber(token)))
      return false;
    else if (isNumber(token) || token.is === "cue" || isMark(token, "but", "have", "seek")) return false;
    else if (token.is === "facts" && at > last + 3) return false;
  }
  return denied;
}

/** Reports whether a candidate is negated. A negated candidate gives no term, nor its opposite. */
export const isDenied = (phrase: Phrase, draft: Draft): boolean =>
  (deniedBefore(phrase, draft) || deniedBehind(phrase, draft)) && !isSecondBest(phrase, draft);

/** Recognises a second choice: 王府井，实在没有东单也行 requests both places. */
const isSecondBest = ({ text }: Phrase, { kind, from, to }: Draft): boolean =>
  kind === "region" && /没有?$/.test(text.slice(0, from)) && /^也(?:行|可|成)/.test(text.slice(to));

/** Finds optional candidates: those after 最好 in its clause, else those before it (… 就更好了). */
export function wished(phrase: Phrase, drafts: readonly Draft[]): Set<Draft> {
  const { tokens, clauses } = phrase;
  const found = new Set<Draft>();
  tokens.forEach((token, at) => {
    if (!isMark(token, "wish")) return;
    const clause = drafts.filter(({ last }) => clauses[last] === clauses[at]);
    const after = clause.filter(({ last }) => last > at);
    for (const draft of after.length > 0 ? after : clause) found.add(draft);
  });
  return found;
}
