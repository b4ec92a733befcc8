/**
 * What stays on one line: a word or a number of Latin characters, or one Chinese character, with the closing signs after it and
 * the opening ones before it. A character after a non-breaking space stays with what is before.
 */
const unitPattern = /[（“‘《【]*(?:(?:[!-~¥²×–]|\u00a0\S?)+|\S)[）”’》】，。、；：！？…]*|\s/gu;

/** Splits a unit that is wider than a line into parts that fit. */
function splitUnit(unit: string, width: number, measure: (text: string) => number): string[] {
  const parts = [""];
  for (const sign of unit) {
    const last = parts.at(-1)!;
    if (last !== "" && measure(last + sign) > width) parts.push(sign);
    else parts[parts.length - 1] = last + sign;
  }
  return parts;
}

/**
 * Breaks a text into lines of a width: between Chinese characters and at spaces, never before a closing sign or after an opening
 * one. At least one line; `measure` returns widths in the same unit.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const unit of text.match(unitPattern) ?? []) {
    if (measure((line + unit).trimEnd()) <= width) {
      line += unit;
      continue;
    }
    if (line !== "") lines.push(line.trimEnd());
    const parts = splitUnit(unit.trimStart(), width, measure);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1)!;
  }
  return line === "" && lines.length > 0 ? lines : [...lines, line.trimEnd()];
}
