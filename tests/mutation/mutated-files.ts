/** A file whose tests are tried by changing it: what a mistake in it does to a person, and the tests that hold it. */
export interface MutatedFile {
  path: string;
  why: string;
  /** Patterns of the tests; without them those that begin with its name. */
  tests?: readonly string[];
}

const sentence = "src/domain/search/sentence";
const sentenceTests = [`${sentence}/*.test.ts`, `${sentence}/{lexer,lexicon,parsers}/*.test.ts`];
const callback = "src/domain/demand/callback";
const estimate = "src/domain/estimate";
const estimateTests = [`${estimate}/*.test.ts`, `${estimate}/lines/*.test.ts`];
const cells = "src/server/catalogue/map/cells";

/** Files that harm a person when they are wrong, the worst first. `docs/testing.md` has the same list. */
export const mutatedFiles: readonly MutatedFile[] = [
  { path: "src/server/http/cache/get-page-cache-key.ts", why: "a visitor gets the page of another city or day" },
  { path: "src/server/api/signature-guard.ts", why: "a recorded call is replayed" },
  { path: "src/domain/request-sign.ts", why: "a forged or old call is taken for the visitor's" },
  { path: "src/domain/demand/demand-schema.ts", why: "a good demand is refused, or nonsense is stored as one" },
  { path: "src/domain/demand/field-rules.ts", why: "a number is stored that nobody can call" },
  { path: "src/domain/demand/to-demand-dates.ts", why: "a demand gets days that the visitor never named" },
  { path: "src/contract/demand/format-demand-issues.ts", why: "a visitor is told to mend the wrong field" },
  {
    path: "src/server/store/limits/shared-limits.ts",
    why: "an address stays locked out, or is never limited",
  },
  {
    path: "src/server/store/demand/erasure/erase-demand.ts",
    why: "erased personal data stay in a table",
    tests: ["src/server/api/services/demand/private/*.test.ts", "src/server/store/demand-store.test.ts"],
  },
  { path: "src/server/store/demand/erasure/purge-erased.ts", why: "erased personal data stay in the file" },
  { path: "src/server/retention/start-erasure-jobs.ts", why: "personal data are stored for longer than promised" },
  {
    path: "src/domain/private-page/is-private-path.ts",
    why: "the secret address of a demand is cached or counted",
    tests: ["src/domain/private-page/*.test.ts"],
  },
  {
    path: "src/domain/private-page/hide-token.ts",
    why: "the secret address of a demand is in a log",
    tests: ["src/domain/private-page/*.test.ts"],
  },
  {
    path: "src/domain/private-page/decode-ascii.ts",
    why: "another spelling of a secret address is not recognized",
    tests: ["src/domain/private-page/*.test.ts"],
  },
  { path: "src/web/platform/tracking/tracking-cookie.ts", why: "a cookie keeps the secret address of a demand" },
  {
    path: "src/domain/tracking/clean-tracked-url.ts",
    why: "statistics keep a number, an address or a secret",
    tests: ["src/domain/tracking/*.test.ts"],
  },
  { path: "src/domain/tracking/clean-event.ts", why: "statistics keep what names a person" },
  {
    path: "src/domain/demand/progress/mask-phone.ts",
    why: "a private page shows the whole number",
  },
  { path: "src/domain/guard-formulas.ts", why: "an exported cell runs as a formula on a colleague's machine" },
  {
    path: "src/server/http/normalize-address.ts",
    why: "one client counts as many, or many as one",
  },
  { path: "src/server/http/get-caller.ts", why: "a client chooses the address that it is limited by" },
  { path: "src/domain/day.ts", why: "a day is a day off everywhere" },
  { path: `${callback}/get-callback-promise.ts`, why: "a call is promised for a time when nobody works" },
  { path: `${callback}/count-working-minutes.ts`, why: "a late call looks punctual" },
  { path: `${callback}/is-reminder-due.ts`, why: "an adviser is reminded at night, or never" },
  { path: `${callback}/is-holiday.ts`, why: "a call is promised for a holiday" },
  {
    path: "src/domain/calendar/find-calendar-days.ts",
    why: "an event is planned on a holiday without a word",
  },
  { path: "src/domain/bookings/get-availability.ts", why: "a booked space is offered" },
  { path: `${sentence}/lexer/parse-date.ts`, why: "a sentence is searched for another day", tests: sentenceTests },
  { path: `${sentence}/lexer/parse-number.ts`, why: "a sentence is searched for other figures", tests: sentenceTests },
  { path: `${sentence}/lexer/lexer.ts`, why: "a word of a sentence is read as another", tests: sentenceTests },
  { path: `${sentence}/lexicon/fact-synonyms.ts`, why: "a word of the trade is not understood", tests: sentenceTests },
  { path: `${sentence}/lexicon/grammar-synonyms.ts`, why: "at least is read as at most", tests: sentenceTests },
  { path: `${sentence}/parsers/quantity.ts`, why: "a budget is read as people", tests: sentenceTests },
  {
    path: `${sentence}/parsers/convert-quantity.ts`,
    why: "a total is read as the price of a day",
    tests: sentenceTests,
  },
  { path: `${sentence}/parsers/is-negated.ts`, why: "what a visitor refuses is searched for", tests: sentenceTests },
  { path: "src/domain/parse-quantity.ts", why: "a form reads 3 万 as 3" },
  { path: "src/domain/seating/capacity.ts", why: "more people are promised than the room seats" },
  { path: "src/domain/seating/compute-required-area.ts", why: "a room is called large enough that is not" },
  { path: "src/domain/seating/get-trusted-capacity.ts", why: "an impossible published figure is believed" },
  { path: `${estimate}/compute-estimate.ts`, why: "a budget is approved that does not suffice", tests: estimateTests },
  { path: `${estimate}/compute-measures.ts`, why: "an estimate counts too few rooms or tables", tests: estimateTests },
  { path: `${estimate}/to-stated-price.ts`, why: "a price that the visitor stated is changed", tests: estimateTests },
  { path: "src/domain/distance.ts", why: "a venue is called near that is not" },
  { path: "src/domain/format.ts", why: "a price or a figure is written wrongly" },
  {
    path: "src/server/catalogue/prices/read-price-table.ts",
    why: "an imported price is wrong in every estimate",
    tests: ["src/commands/import-prices.test.ts"],
  },
  {
    path: `${cells}/parse-number.ts`,
    why: "an imported figure is a thousand times too large",
    tests: [`${cells}/*.test.ts`],
  },
  { path: `${cells}/people.ts`, why: "tables are imported as people", tests: [`${cells}/*.test.ts`] },
  {
    path: `${cells}/size.ts`,
    why: "a room is imported with sides that it does not have",
    tests: [`${cells}/*.test.ts`],
  },
  {
    path: `${cells}/cell-type.ts`,
    why: "no is imported as yes, a price by the hour as one by the day",
    tests: [`${cells}/*.test.ts`],
  },
  {
    path: "src/server/catalogue/map/find-heading.ts",
    why: "a column is imported as another",
    tests: ["src/server/catalogue/map/*.test.ts"],
  },
];

/** Lists the patterns of the tests of a file. */
export const listTests = ({ path, tests }: MutatedFile): readonly string[] =>
  tests ?? [`${path.replace(/\.ts$/, "")}*.test.ts`];
