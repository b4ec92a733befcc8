import { useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { FragmentCache } from "../../src/server/http/fragments/fragment-cache.ts";
import { FragmentPlaces } from "../../src/server/http/fragments/fragment-places.ts";
import { CachedFragment, FragmentSlotsContext } from "../../src/web/platform/cached-fragment.tsx";

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
  <CachedFragment name="name" of={() => text}>
    <Name text={text} />
  </CachedFragment>
);

const Field = () => <input id={useId()} />;

const Page = ({ names }: { names: string[] }) => (
  <main>
    {names.map((name) => (
      <CachedName key={name} text={name} />
    ))}
    <CachedFragment name="field" of={() => undefined}>
      <Field />
    </CachedFragment>
    <b>end</b>
  </main>
);

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
  const text = pieces.map((piece) => (typeof piece === "string" ? piece : new TextDecoder().decode(piece))).join("");
  return { text, rendered: own, fragments, plain: renderToString(<Page names={names} />) };
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

it("knows the classes of stored parts", () => {
  const cache = new FragmentCache();
  render(cache, ["甲"]);
  expect(render(cache, ["甲"]).fragments[0]?.classes).toEqual(["name", "wide"]);
});

it("stores a part with another in it", () => {
  const cache = new FragmentCache();
  const nested = (
    <CachedFragment name="outer" of={() => 1}>
      <div>
        <CachedName text="甲" />
      </div>
    </CachedFragment>
  );
  for (let round = 0; round < 2; round++) {
    const places = new FragmentPlaces(cache);
    const html = renderToString(<FragmentSlotsContext value={places}>{nested}</FragmentSlotsContext>);
    const { pieces } = places.fill(html);
    expect(pieces.map((piece) => (typeof piece === "string" ? piece : new TextDecoder().decode(piece))).join("")).toBe(
      renderToString(nested),
    );
  }
});

it("forgets the parts used longest ago where they take too many bytes", () => {
  const cache = new FragmentCache(2000);
  render(cache, ["甲"]);
  render(
    cache,
    Array.from({ length: 10 }, (_, at) => String(at)),
  );
  expect(render(cache, ["甲"]).rendered).toEqual(["甲"]);
});
