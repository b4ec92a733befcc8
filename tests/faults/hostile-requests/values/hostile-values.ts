import fc from "fast-check";

/** Texts that numbers, paths, markup, queries and decoders have trouble with. */
export const hostileTexts = fc.oneof(
  fc.constantFrom(
    ...[
      ["", " ", "0", "-1", "-0", "1e400", "1e5", "0x10", "NaN", "Infinity", "9007199254740993", "1.5", "00"],
      ["\0", "a\0b", "\ud800", "\udc00\ud800", "\u202e", "\ufeff", "\r\n", "\t", "%", "%ff", "%00", "%E4%BD"],
      ["null", "true", "undefined", "[]", "{}", "[object Object]", "__proto__", "constructor", "toString", "length"],
      ["../../etc/passwd", "..%2f..", "'\"<>;--", "$1", "$&", "\\", "１２０", "110000", "beijing", "Beijing", "zh"],
      ["13800138000", "2026-02-30", "0000-00-00", "9999-12-31", "1,2,3,4", ",,,", "-0-0-0-0-0", "x".repeat(5000)],
      ["9".repeat(400), "9".repeat(30), "-".repeat(300), ",".repeat(2000), "(".repeat(200), "人".repeat(300), "😀"],
    ].flat(),
  ),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.string({ unit: "binary", maxLength: 12 }),
);

/** Names of members that JavaScript itself, zod or a promise reads from a value. */
const readNames = fc.constantFrom(
  ..."toString valueOf length size then toJSON constructor __proto__ prototype hasOwnProperty".split(" "),
  ..."0 1 name code message issues path value status stack cause includes trim split map test".split(" "),
);

/** Creates an object with own members, `__proto__` too. */
const createObject = (members: readonly (readonly [string, unknown])[]): Record<string, unknown> => {
  const created: Record<string, unknown> = {};
  for (const [name, value] of members)
    Object.defineProperty(created, name, { value, enumerable: true, configurable: true, writable: true });
  return created;
};

const raw = (text: string): unknown => (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON(text);
const hostileNumbers = fc.constantFrom<unknown>(
  ...[
    [0, 1, -1, 0.5, 1.5, 100, 1e15, 1e21, 1e308, 5e-324, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 999_999_999],
    ["-0", "1e400", "-1e400", "1.0", "9007199254740993", `1${"0".repeat(400)}`, "0.1e-400"].map(raw),
  ].flat(),
);
const scalars = fc.oneof<fc.Arbitrary<unknown>[]>(
  fc.constantFrom<unknown>(null, true, false),
  hostileNumbers,
  hostileTexts,
);
const readMembers = fc
  .array(fc.tuple(readNames, fc.oneof(scalars, fc.constantFrom<unknown>({}, [], { toString: 1 }, { valueOf: 1 }))), {
    minLength: 1,
    maxLength: 4,
  })
  .map(createObject);

/** As JSON, since a member `then` is no promise's here. */
const wrongTypes = [
  '[] {} [[]] [null] [{}] {"length":{"toString":1}} {"size":{"toString":1}} {"toString":1} {"valueOf":1,"toString":null}',
  '{"length":-1} {"length":1e9} {"0":"a","length":1} {"then":1} {"toJSON":1} {"trim":1,"length":0}',
].flatMap((row) => row.split(" ").map((text): unknown => JSON.parse(text)));

/** Values that are not of the type that a field asks for. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: scalars },
  { weight: 4, arbitrary: fc.constantFrom(...wrongTypes) },
  { weight: 4, arbitrary: readMembers },
  { weight: 1, arbitrary: fc.array(scalars, { maxLength: 6 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 2000 }).map(createNested) },
  {
    weight: 1,
    arbitrary: fc.tuple(scalars, fc.constantFrom(41, 151, 1001)).map(([one, size]) => Array(size).fill(one)),
  },
);

/** Creates arrays and objects in each other, so many levels deep. */
function createNested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Members that no form sends, by names that JavaScript reads or that other calls know. */
export const strangeMembers = fc.tuple(fc.oneof(readNames, fc.string({ maxLength: 8 })), hostileValues);

/** Returns an object with one more member; `__proto__` becomes its own. */
export const withMember = (given: object, [name, value]: readonly [string, unknown]): Record<string, unknown> =>
  createObject([...Object.entries(given).filter(([other]) => other !== name), [name, value]]);
