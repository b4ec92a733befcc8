import { type MeetingPackage, packageItems, type PackageSpan } from "#domain/venue/meeting-package.ts";
import { getDefaultPackageName } from "#domain/venue/packages/package-item-names.ts";
import { findHeadPrice } from "./find-head-price.ts";
import { PackageDraft } from "./package-draft.ts";
import { BlankableText } from "./blankable-text.ts";
import { readSurcharges } from "./read-surcharges.ts";
import { readDates, readWeekdays } from "./read-weekdays.ts";
import { readMode, readSteps } from "./read-steps.ts";

/** A package that was read, what of its text no field holds (it stands in the note too), and readings to check. */
interface ReadPackage {
  meetingPackage: MeetingPackage;
  unread: string[];
  readings: string[];
}

/** A package's text as it was read, or why it is none. */
export type PackageReading = ReadPackage | { refusal: string };

/** No text of one package is longer. */
const maxLength = 1500;
/** No name is longer: what is, is a sentence. */
const maxNameLength = 60;

/** Replaces full-width signs by those of ASCII; each sign stays at its place. */
const toHalfWidth = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, " ")
    .replaceAll("￥", "¥");

const noteLabel = /(?:备注|说明|note|remarks?): ?/i;
const quotedName = /^\s*(?:「([^」]+)」|【([^】]+)】|《([^》]+)》|“([^”]+)”)/;
const bullet = /^\s*(?:\d{1,2}[.、)] ?|[①-⑩•·*-] ?)/;
const namesPackage = /包价|套餐|套票|包餐|方案|package|delegate|ddr/i;
const separators = /[,;。\n()|&/+]|(?<!\d):|:(?!\d)|(?<!min|max|incl|excl)\.(?= |$)|(?<![早午])、|、(?![午晚])/;
const joints = /(?:及|和|与|以及| and | with )/i;

const spanSources: readonly (readonly [RegExp, PackageSpan])[] = [
  [/24 ?(?:小时|h|hours?)|住会|residential/i, "dayAndNight"],
  [/半天|半日|half[ -]?day/i, "halfDay"],
  [/全天|整天|全日|full[ -]?day|day delegate|一天/i, "day"],
];
const findSpan = (name: string): PackageSpan | undefined => spanSources.find(([pattern]) => pattern.test(name))?.[1];

/** Reads a package from a text. */
class PackageReader {
  readonly #draft = new PackageDraft();
  readonly #text: BlankableText;
  #note: string | undefined;
  #name: string | undefined;

  constructor(text: string) {
    this.#text = new BlankableText(text, toHalfWidth(text));
  }

  /** Reads what the venue calls a note, to the end. */
  #readNote(): void {
    const match = noteLabel.exec(this.#text.rest);
    if (!match) return;
    const note = this.#text.original.slice(match.index + match[0].length).trim();
    if (note !== "") this.#note = note;
    this.#text.blank(match.index, this.#text.rest.length - match.index);
  }

  /** Reads a name in quotation marks. */
  #readQuotedName(): void {
    const quoted = quotedName.exec(this.#text.original);
    if (!quoted) return;
    this.#name = quoted.slice(1).find((one) => one !== undefined)!;
    this.#text.blank(0, quoted[0].length);
  }

  /** Reads a name in front of the price: a part that names a package. */
  #readName(priceAt: number): void {
    if (this.#name !== undefined) return;
    const start = bullet.exec(this.#text.rest)?.[0].length ?? 0;
    this.#text.blank(0, start);
    const end = this.#text.rest.slice(start).search(/[,;。\n():]/);
    const part = this.#text.rest.slice(start, end < 0 ? undefined : start + end);
    const isName = namesPackage.test(part) && !/[午晚]餐/.test(part) && start <= priceAt;
    if (!isName || part.trim().length > maxNameLength) return;
    this.#name = this.#text.original.slice(start, start + part.length).trim();
    this.#text.blank(start, part.length);
  }

  /** Reads one part between separators; false if something in it is no term. */
  #readPart(part: string): boolean {
    const draft = this.#draft;
    const isRead = this.#readTerms(part);
    if (!isRead) draft.mode = readMode(part) ?? draft.mode;
    return isRead;
  }

  #readTerms(part: string): boolean {
    const draft = this.#draft;
    const steps = readSteps(part);
    if (!steps) return false;
    return draft.try(() => {
      for (const step of steps) {
        if ("to" in step) draft.mode = step.to;
        else if (step.term.isInclusion && draft.mode === "uncertain") return false;
        else if (!step.term.read(draft, step.match, draft.mode !== "excluded")) return false;
        // A fact behind a comma ends what is not in the price: 不含投影，50 人起，午餐.
        else if (draft.mode === "uncertain" && !step.term.isInclusion) draft.mode = "included";
      }
      return true;
    });
  }

  /** Reads a part, or what of it stands between 及 and 和; returns what is left. */
  #readOrSplit(from: number, part: string): void {
    if (part.trim() === "" || this.#readPart(part)) return;
    const pieces = part.split(joints);
    let at = from;
    for (const piece of pieces) {
      const start = this.#text.rest.indexOf(piece, at);
      at = start + piece.length;
      if (piece.trim() === "" || (pieces.length > 1 && this.#readPart(piece))) continue;
      this.#draft.unread.push(this.#text.original.slice(start, at).trim());
    }
  }

  #readParts(): void {
    const draft = this.#draft;
    let at = 0;
    while (at <= this.#text.rest.length) {
      const rest = this.#text.rest.slice(at);
      const found = separators.exec(rest);
      const part = found ? rest.slice(0, found.index) : rest;
      this.#readOrSplit(at, part);
      if (!found) return;
      const separator = found[0];
      if (separator === "," && draft.mode === "excluded" && part.trim() !== "") draft.mode = "uncertain";
      else if (/[;。\n()]/.test(separator)) draft.mode = "included";
      at += found.index + separator.length;
    }
  }

  /** Turns what the text says of service charge and tax into a surcharge; one of the two alone says nothing of the other. */
  #completeSurcharge(net: string | undefined): void {
    const { includesService, includesTax, fields, unread } = this.#draft;
    if (fields.surcharge !== undefined) return;
    if (includesService && includesTax) fields.surcharge = 0;
    else if (includesService || includesTax) unread.push(includesService ? "含服务费" : "含税");
    if (net) unread.push(net);
  }

  #complete(price: number, net: string | undefined, defaultSpan: PackageSpan | undefined): PackageReading {
    const { fields, unread, readings } = this.#draft;
    this.#completeSurcharge(net);
    const { dinner, items, excludedItems } = fields;
    let span = fields.span ?? findSpan(this.#name ?? "") ?? defaultSpan;
    if (!span) return { refusal: "没有写半天、全天还是 24 小时" };
    if (span === "day" && dinner !== undefined && dinner !== "none") span = "dayWithDinner";
    const inOrder = (list: typeof items) => list && packageItems.filter((item) => list.includes(item));
    const note = [...(this.#note ? [this.#note] : []), ...unread].join("；");
    const meetingPackage: MeetingPackage = {
      ...fields,
      name: this.#name ?? getDefaultPackageName(span),
      span,
      price,
      ...(items && { items: inOrder(items) }),
      ...(excludedItems && { excludedItems: inOrder(excludedItems) }),
      ...(note !== "" && { note }),
    };
    return { meetingPackage, unread, readings };
  }

  read(defaultSpan: PackageSpan | undefined): PackageReading {
    const text = this.#text;
    this.#readQuotedName();
    this.#readNote();
    const found = findHeadPrice(text);
    if ("refusal" in found) return found;
    this.#draft.readings.push(...found.readings);
    this.#draft.unread.push(...found.unread);
    this.#readName(found.at);
    text.replace(/\+\+/g, ([plus]) => this.#draft.unread.push(plus) > 0);
    readSurcharges(text, this.#draft);
    readDates(text, this.#draft);
    readWeekdays(text, this.#draft);
    this.#readParts();
    return this.#complete(found.price, found.net, defaultSpan);
  }
}

/**
 * Reads a meeting package as hotels write it, 「全天 398/位，含场地、两次茶歇、自助午餐，50 人起」. Every figure and every term is in a field, or
 * in `unread` and in the note. `defaultSpan` is that of a column's heading.
 */
export function readPackageText(text: string, defaultSpan?: PackageSpan): PackageReading {
  if (text.length > maxLength) return { refusal: "太长，不像是一个会议包价" };
  return new PackageReader(text).read(defaultSpan);
}

/** Splits a cell into the texts of its packages: each line, and each clause that has a span and a price of its own. */
export function splitPackageTexts(cell: string): string[] {
  const isStart = (clause: string) =>
    findSpan(clause) !== undefined && /\d ?(?:元|块|rmb)?[^,，;；]{0,4}(?:\/|每|per )/i.test(clause);
  return cell.split(/[\r\n]+/).flatMap((line) => {
    const texts: string[] = [];
    const noteAt = line.search(/(?:备注|说明)[:：]/);
    const head = noteAt < 0 ? line : line.slice(0, noteAt);
    const tail = noteAt < 0 ? "" : line.slice(noteAt);
    for (const clause of head.split(/(?<=[，;；。])|(?<=,)(?!\d{3})/)) {
      if (texts.length === 0 || isStart(clause)) texts.push(clause);
      else texts[texts.length - 1] += clause;
    }
    if (tail !== "") texts[texts.length - 1] = `${texts.at(-1) ?? ""}${tail}`;
    return texts.map((text) => text.trim()).filter((text) => text !== "");
  });
}
