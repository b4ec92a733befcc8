import type { NormalisedText } from "../../search/sentence/lexer/normalise.ts";
import type { ProgrammeMark } from "./programme-mark.ts";

/** Says that a space is used, and no more: 18 日下午使用. */
const use = /^(?:使用|召开|举行|举办|进行|开会|起)/;

/** Says of a clause what the text between and after its marks says. */
export class ClauseText {
  readonly #text: string;
  readonly #gaps: ReadonlySet<number>;

  constructor({ text, gaps }: NormalisedText) {
    this.#text = text;
    this.#gaps = gaps;
  }

  /** Returns whether a clause goes on with text of which no mark speaks. */
  endsInText(clause: readonly ProgrammeMark[]): boolean {
    const [piece = ""] = this.#text.slice(clause.at(-1)!.to).split(/[，,；;。:：]/, 1);
    return /\p{L}/u.test(piece.replace(use, ""));
  }

  /** Returns whether a mark stands at the block after it, and apart from the one before: the hours of 年会 9 点签到. */
  isAtNext(clause: readonly ProgrammeMark[], at: number): boolean {
    const next = clause.findIndex(({ is }, index) => index > at && is === "block");
    if (next < 0 || !this.#gaps.has(clause[at]!.from)) return false;
    const [from, to] = [clause[at]!.from, clause[next]!.from];
    return ![...this.#gaps].some((gap) => gap > from && gap <= to);
  }

  /** Returns whether days stand before text that is no block: 第二天自由活动. */
  isOfText({ from, to, ...mark }: ProgrammeMark, next: ProgrammeMark | undefined): boolean {
    const isNumber = mark.is === "days" && "numbers" in mark.stated;
    return (
      isNumber &&
      this.#gaps.has(from) &&
      !this.#gaps.has(to) &&
      next?.from !== to &&
      /\p{L}/u.test(this.#text[to] ?? "")
    );
  }
}
