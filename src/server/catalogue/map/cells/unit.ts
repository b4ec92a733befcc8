/** A unit of a figure: how it is written, and the factor that turns a figure in it into metres or square metres. */
export interface Unit {
  name: string;
  /** Its spellings, as alternatives of a regular expression in lower case. */
  spellings: string;
  factor: number;
}

/** Units of a length. 尺 is not among them: it is a third of a metre in one place and a foot in another. */
export const lengthUnits: readonly Unit[] = [
  { name: "米", spellings: "m|米|公尺|met(?:er|re)s?", factor: 1 },
  { name: "分米", spellings: "dm|分米", factor: 0.1 },
  { name: "厘米", spellings: "cm|厘米|公分", factor: 0.01 },
  { name: "毫米", spellings: "mm|毫米", factor: 0.001 },
  { name: "英尺", spellings: "ft\\.?|feet|foot|英尺|英呎|呎|'|′|’", factor: 0.3048 },
  { name: "英寸", spellings: 'in\\.|in|inch(?:es)?|英寸|英吋|吋|"|″|′′|”', factor: 0.0254 },
  { name: "码", spellings: "yd|yards?|码", factor: 0.9144 },
];

/** Units of an area. */
export const areaUnits: readonly Unit[] = [
  {
    name: "平方米",
    spellings: "m2|m\\^2|sq\\.? ?m\\.?|sq\\.? met(?:er|re)s?|square met(?:er|re)s?|平方米|平方公尺|平米|平方|平|方",
    factor: 1,
  },
  {
    name: "平方英尺",
    spellings:
      "ft2|ft\\^2|sq\\.? ?ft\\.?|sq\\.? ?feet|square f(?:ee|oo)t(?:age)?|sf|平方英尺|平方英呎|平方呎|平呎|方呎|呎|英尺|ft|feet",
    factor: 0.09290304,
  },
  { name: "平方码", spellings: "sq\\.? ?yd|square yards?|平方码", factor: 0.83612736 },
  { name: "坪", spellings: "坪|ping", factor: 400 / 121 },
  { name: "亩", spellings: "亩|市亩|mu", factor: 2000 / 3 },
  { name: "公顷", spellings: "公顷|ha|hectares?", factor: 10_000 },
  { name: "英亩", spellings: "英亩|acres?", factor: 4046.8564224 },
];

/** Returns the units' spellings as one alternative of a regular expression, the longest first. */
export const listSpellings = (units: readonly Unit[]): string =>
  units
    .flatMap(({ spellings }) => spellings.split(/\|(?![^(]*\))/))
    .sort((a, b) => b.length - a.length)
    .join("|");

const patterns = new Map(
  [...lengthUnits, ...areaUnits].map((unit) => [unit, new RegExp(`^(?:${unit.spellings})$`)] as const),
);

/** Finds the unit that a text spells; undefined if it is none of these. */
export const findUnit = (units: readonly Unit[], text: string): Unit | undefined =>
  units.find((unit) => patterns.get(unit)!.test(text.toLowerCase()));

/** Returns whether figures in a unit are converted, so that they are no longer as exact as they look. */
export const isForeign = ({ name }: Unit): boolean => !name.endsWith("米");

const feetAndInches =
  /^(\d{1,4}) ?(?:ft\.?|feet|foot|'|′|’|英尺|呎) ?(\d{1,2}(?:\.\d{1,2})?) ?(?:in\.?|inch(?:es)?|"|″|′′|”|英寸|吋)?$/i;
const foot = findUnit(lengthUnits, "英尺")!;

/** Reads 「18'6"」 and "18 ft 6 in", in metres; undefined if the text is not both. */
export function readFeetAndInches(text: string): { value: number; unit: Unit } | undefined {
  const match = feetAndInches.exec(text);
  if (!match || Number(match[2]) >= 12) return undefined;
  return { value: (Number(match[1]) + Number(match[2]) / 12) * foot.factor, unit: foot };
}
