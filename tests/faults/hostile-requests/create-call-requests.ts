import fc from "fast-check";
import { calls, type CallPath, getSigning } from "#contract/calls.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { signRequest } from "#domain/request-sign.ts";
import { type CallIds, createCallInput } from "../../contract/create-call-input.ts";
import { createSchemaArbitrary, type FieldHints } from "./values/create-schema-arbitrary.ts";
import { hostileHeaders } from "./values/hostile-headers.ts";
import type { HostileRequest } from "./hostile-request.ts";
import { createHostileQueries, formatHostileQuery } from "./values/create-hostile-queries.ts";
import { mutateValue } from "./values/mutate-value.ts";

const days = fc.constantFrom("2031-03-03", "2031-03-04", "2030-02-29", "2031-3-3", "9999-12-31", "0001-01-01", "");
/** Ten digits that no other request has, so that no number is called too often. */
const mobiles = fc.integer({ min: 0, max: 999_999_999 }).map((rest) => `13${String(rest).padStart(9, "0")}`);

/** What the schemas check in code: ids that exist, days, numbers to call. */
export const createHints = (ids: CallIds): FieldHints => ({
  siteId: fc.constantFrom(ids.siteId, "999999999999"),
  spaceCode: fc.constantFrom(ids.spaceCode, `${ids.spaceCode},999999`),
  city: fc.constantFrom("beijing", "shanghai", "110000", "bangkok", "atlantis"),
  cityCode: fc.constantFrom("110000", "310000", "970201", "999999"),
  groupName: fc.constantFrom("hilton", "ihg", "marriott", "hyatt"),
  token: fc.constant(ids.token),
  code: fc.constantFrom(...ids.listCodes),
  mobile: mobiles,
  name: fc.constantFrom("陈女士", " ", "-1"),
  consent: fc.constant(true),
  date: days,
  today: days,
  startDate: days,
  endDate: days,
  alternativeDates: fc.array(days, { maxLength: 3 }),
  q: fc.constantFrom("上海浦东 180 人课桌式", "12 月 10 日 300 人", "2000 万人", "", "下下下周"),
});

/** Signs an input where its call is signed; what cannot be signed goes unsigned. */
function signInput(path: CallPath, input: unknown): unknown {
  if (!getSigning(path) || typeof input !== "object" || input === null || Array.isArray(input)) return input;
  try {
    const { sign: _, timestamp: __, ...unsigned } = input as Record<string, unknown>;
    return signRequest(unsigned, "huizhi-public", Date.now() / 1000);
  } catch {
    return input;
  }
}

const bodyFaults: readonly ((text: string) => string | Buffer)[] = [
  (text) => text.slice(0, -1),
  (text) => `${text}${text}`,
  (text) => `\ufeff${text}`,
  (text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe])]),
  (text) => text.replace(/^\{/, '{"__proto__":{"toString":1},"__proto__":null,'),
  (text) => text.replaceAll(/"([a-z]+)":/gi, '"$1":1,"$1":'),
  (text) => `[${text}]`,
  (text) => JSON.stringify(text),
  (text) => "[".repeat(20_000) + text + "]".repeat(20_000),
  (text) => text + " ".repeat(70_000),
  () => "",
];
const bodies = (text: string): fc.Arbitrary<string | Buffer> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constant(text) },
    { weight: 1, arbitrary: fc.constantFrom(...bodyFaults).map((spoil) => spoil(text)) },
  );
const contentTypes = fc.oneof(
  { weight: 30, arbitrary: fc.constant("application/json") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "",
      "text/plain",
      "application/json; charset=x",
      "multipart/form-data; boundary=\xff",
      "a",
    ),
  },
);

/** Creates valid inputs of a call, from a sample of it, its schema, or fields of both. */
function createInputs(path: CallPath, ids: CallIds): fc.Arbitrary<unknown> {
  const sample = fc.constant(0).map(() => createCallInput(path, ids));
  const described = createSchemaArbitrary((endpoints[path] as Endpoint).input, createHints(ids));
  const mixed = fc.tuple(sample, described).map(([first, second]) => ({ ...(second as object), ...first }));
  const unique = fc.tuple(fc.oneof(sample, described, mixed), mobiles).map(([input, mobile]) => {
    if (typeof input !== "object" || input === null || !("mobile" in input)) return input;
    return { ...input, mobile };
  });
  return fc.oneof({ weight: 1, arbitrary: unique }, { weight: 4, arbitrary: unique.chain(mutateValue) });
}

/** Creates requests of one call: valid inputs and such with hostile values at any place. */
function createRequests(path: CallPath, ids: CallIds): fc.Arbitrary<HostileRequest> {
  const inputs = createInputs(path, ids);
  const isCostly = path === "proposal/pdf";
  const target = `/api/${path}`;
  if (calls[path] === "POST") {
    const texts = fc
      .tuple(inputs, fc.boolean())
      .map(([input, isSigned]) => JSON.stringify(isSigned ? signInput(path, input) : input) ?? "");
    return fc.record({ body: texts.chain(bodies), headers: hostileHeaders, type: contentTypes }).map((parts) => ({
      method: "POST",
      target,
      body: parts.body,
      headers: [...parts.headers, ["content-type", parts.type] as const],
    }));
  }
  const names = Object.keys((endpoints[path] as Endpoint & { input: { shape?: object } }).input.shape ?? {});
  const queries = fc.oneof(
    {
      weight: 4,
      arbitrary: inputs.chain((input) => formatHostileQuery(typeof input === "object" ? (input ?? {}) : {})),
    },
    { weight: 1, arbitrary: createHostileQueries([...names, "sign"]) },
  );
  return fc
    .record({ query: queries, headers: hostileHeaders })
    .map(({ query, headers }) => ({ method: "GET", target: `${target}?${query}`, headers, isCostly }));
}

/** Creates requests of every call of the contract. */
export const createCallRequests = (ids: CallIds): fc.Arbitrary<HostileRequest> =>
  fc.oneof(
    ...(Object.keys(calls) as CallPath[]).map((path) => ({
      // What takes a body has the deeper inputs.
      weight: calls[path] === "POST" ? 4 : 2,
      arbitrary: createRequests(path, ids),
    })),
  );
