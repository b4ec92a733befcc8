import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PublishedComparison } from "./published-comparison.tsx";

const render = (published: number) =>
  renderToString(
    <PublishedComparison
      figures={{ published, comfortable: 40, limit: 50, maximum: 60, doubtful: published > 66, trusted: 50 }}
    />,
  );

describe("PublishedComparison", () => {
  it("shows the published figure beside two computed ones, the maximum in the details only", () => {
    const html = render(45);
    expect([...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name)).toEqual(["标称", "宽松", "紧凑"]);
    expect(html).toMatch(/<details(?! open)[^>]*>.*按面积极限 60 人.*<\/details>/);
  });

  it("opens the details where the published figure is marked", () => {
    expect(render(80)).toMatch(/<details[^>]* open/);
    expect(render(80)).toContain("一成以上");
  });
});
