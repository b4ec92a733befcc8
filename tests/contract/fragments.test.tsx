import { Suspense, useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { FragmentCache } from "#server/http/fragments/fragment-cache.ts";
import { FragmentPlaces } from "#server/http/fragments/fragment-places.ts";
import { CachedFragment, FragmentSlotsContext } from "#web/platform/cached-fragment.tsx";

let rendered: string[] = [];

function Name({ text }: { text: string }) {
  rendered.push(text);
  return (
    <p className="name wide">
      {text}，{text}
    </p>
  );
}

const CachedName = ({ text }: { text: string }) => (
  <CachedFragment name="name" of={() => [text]}>
    {() => <Name text={text} />}
  </CachedFragment>
);

const Field = () => <input id={useId()} />;

const Page = ({ names }: { names: string[] }) => (
  <main>
    {names.map((name) => (
      <CachedName key={name} text={name} />
    ))}
    <CachedFragment name="field" of={() => [undefined]}>
      {() => <Field />}
    </CachedFragment>
    <b>end</b>
  </main>
);

const joinPieces = (pieces: readonly (string | Uint8Array)[]) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : new TextDecoder().decode(piece))).join("");

/** Renders a page with stored parts, and as the browser renders it. */
function render(cache: FragmentCache, names: string[]) {
  rendered = [];
  const places = new FragmentPlaces(cache);
  const html = renderToString(
    <FragmentSlotsContext value={places}>
      <Page names={names} />
    </FragmentSlotsContext>,
  );
  const own = [...rendered];
  const { pieces, fragments } = places.fill(html);
  return { text: joinPieces(pieces), rendered: own, fragments, plain: renderToString(<Page names={names} />) };
}

it("renders the same as without a cache, and each part once", () => {
  const cache = new FragmentCache();
  const first = render(cache, ["甲", "乙<"]);
  expect(first.text).toBe(first.plain);
  expect(first.rendered).toEqual(["甲", "乙<"]);
  const second = render(cache, ["丙", "甲", "乙<"]);
  expect(second.text).toBe(second.plain);
  expect(second.rendered).toEqual(["丙"]);
});

it("knows what selectors can need of stored parts", () => {
  const cache = new FragmentCache();
  render(cache, ["甲"]);
  expect(render(cache, ["甲"]).fragments[0]?.styled).toEqual(["<p", "name", "wide"]);
});

it("stores a part with another in it", () => {
  const cache = new FragmentCache();
  const nested = (
    <CachedFragment name="outer" of={() => [1]}>
      {() => (
        <div>
          <CachedName text="甲" />
        </div>
      )}
    </CachedFragment>
  );
  for (let round = 0; round < 2; round++) {
    const places = new FragmentPlaces(cache);
    const html = renderToString(<FragmentSlotsContext value={places}>{nested}</FragmentSlotsContext>);
    const { pieces } = places.fill(html);
    expect(joinPieces(pieces)).toBe(renderToString(nested));
  }
});

const Fit = ({ text }: { text: string }) => (
  <Suspense>
    <>{text}</>
  </Suspense>
);
const Row = ({ query, fit }: { query: string; fit: string }) => (
  <CachedFragment
    name="row"
    of={() => [Boolean(fit)]}
    values={[query, "1"]}
    live={[undefined, fit && <Fit text={fit} />]}
  >
    {([ownQuery], [none, ownFit]) => (
      <p>
        <a href={`/a${ownQuery}`}>{none}name</a> {ownFit}，<a href={`/b${ownQuery}#c`}>{ownQuery}</a>
      </p>
    )}
  </CachedFragment>
);

it("puts a page's own values and live parts into a stored part", () => {
  const cache = new FragmentCache();
  for (const [query, fit] of [
    ["?people=1&layout=u", "余 2 座"],
    ['?q="<a>&', "差 <3> 座"],
    ["", ""],
    ["?people=1", ""],
  ] as const) {
    const places = new FragmentPlaces(cache);
    const row = <Row fit={fit} query={query} />;
    const html = renderToString(<FragmentSlotsContext value={places}>{row}</FragmentSlotsContext>);
    expect(joinPieces(places.fill(html).pieces)).toBe(renderToString(row));
  }
});

it("renders a part whose own texts have the marks of values as it is", () => {
  const cache = new FragmentCache();
  for (let round = 0; round < 2; round++) {
    const { text, plain, fragments } = render(cache, ["甲\uE0007\uE001"]);
    expect(text).toBe(plain);
    // The other part of the page is stored.
    expect(fragments).toHaveLength(1);
  }
});

it("forgets the parts used longest ago where they take too many bytes", () => {
  const cache = new FragmentCache(4000);
  render(cache, ["甲"]);
  render(
    cache,
    Array.from({ length: 10 }, (_, at) => String(at)),
  );
  expect(render(cache, ["甲"]).rendered).toEqual(["甲"]);
});
