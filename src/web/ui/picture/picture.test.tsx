import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture, type PictureProps } from "./picture.tsx";

const shown = { hash: "0123456789abcdef0123", width: 1280, height: 800, color: "#968e73" };
const markup = (more: Partial<PictureProps> = {}) =>
  renderToString(<Picture alt="大堂" picture={shown} slots={[{ width: "100vw" }]} {...more} />);

it("loads lazily, with a noscript fallback", () => {
  const html = markup();
  expect(html).not.toContain("<picture>");
  expect(html).toMatch(/<noscript><img [^>]*loading="lazy"[^>]*><\/noscript>/);
  expect(html).toContain('src="/pictures/0123456789abcdef0123-640.jpg"');
  expect(html).toContain("--mean:#968e73");
});

it("renders the first picture in the document: three formats, fixed size, high priority", () => {
  const html = markup({ load: "first" });
  expect(html).not.toContain("noscript");
  expect(html).not.toContain("loading=");
  expect([...html.matchAll(/type="(image\/[a-z]+)"/g)].map(([, type]) => type)).toEqual(["image/avif", "image/webp"]);
  expect(html).toMatch(/<img [^>]*alt="大堂"/);
  expect(html).toContain('width="1280" height="800"');
  expect(html).toMatch(/fetchpriority="high"/i);
  expect(markup({ load: "now" })).not.toMatch(/fetchpriority/i);
});

it("marks a rendered picture that is the page's main one, or that says so itself, unless a caption does", () => {
  const rendered = { ...shown, rendered: true };
  expect(markup({ picture: rendered, load: "first" })).toContain("效果图");
  expect(markup({ picture: rendered, load: "now", mark: true })).toContain("效果图");
  expect(markup({ picture: rendered, load: "now" })).not.toContain("效果图");
  expect(markup({ picture: rendered })).not.toContain("效果图");
  expect(markup({ picture: rendered, load: "first", mark: false })).not.toContain("效果图");
  expect(markup({ load: "first" })).not.toContain("效果图");
});
