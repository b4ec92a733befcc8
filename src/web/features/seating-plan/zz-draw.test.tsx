import { renderToString } from "react-dom/server";
import { writeFileSync, readFileSync } from "node:fs";
import { it } from "vitest";
import { PlanDrawing } from "./plan-drawing.tsx";
import { PlanThumb } from "./plan-thumb.tsx";
import { planSeating } from "../../../domain/seating/plan.ts";
import { roomOf } from "../../../domain/seating/room.ts";
import { layouts } from "../../../domain/space/layout.ts";
it("draws", () => {
  const css = ["tokens", "base", "drawing", "structure"]
    .map((f) => {
      try {
        return readFileSync(`/work/main/src/web/ui/${f}.css`, "utf8");
      } catch {
        return "";
      }
    })
    .join("\n");
  let html = `<meta charset=utf-8><style>${css} body{padding:24px} .g{display:grid;grid-template-columns:1fr 1fr;gap:24px}</style><div class=g>`;
  const big = { length: 32, width: 18, height: 6.2, led: { width: 6.6, height: 3.7 } };
  const cases: [object, string, number?][] = [
    [big, "classroom", 180],
    [big, "classroom"],
    [big, "theatre"],
    [big, "banquet"],
    [big, "fishbone", 100],
    [big, "cocktail"],
    [{ length: 22, width: 15, height: 4.5, pillars: 4 }, "classroom"],
    [{ length: 22, width: 15, height: 4.5 }, "banquet", 125],
    [{ length: 11, width: 6.5, height: 3 }, "boardroom", 18],
    [{ length: 12, width: 9, height: 3.2 }, "ushape", 20],
    [{ length: 12, width: 9, height: 3.2 }, "hollow"],
    [{ length: 12, width: 9, height: 3.2 }, "theatre"],
    [{ length: 54, width: 36, height: 9 }, "theatre"],
    [{ length: 40, width: 32, height: 8 }, "theatre", 1000],
    [{ length: 40, width: 32, height: 8, pillars: 6 }, "banquet"],
  ];
  for (const [space, layout, people] of cases) {
    const room = roomOf(space as never)!;
    const plan = planSeating(room, layout as never, people ? { people } : {});
    const out = renderToString(<PlanDrawing room={room} plan={plan} name="宴会厅A" detailed />);
    console.log(layout, plan?.people, plan?.seats.length, "bytes", Buffer.byteLength(out));
    html += `<div><p>${layout} ${plan?.people}/${plan?.seats.length} ${plan?.level}</p>${out}</div>`;
  }
  html += "</div>";
  for (const px of [2, 4, 9])
    for (const { key } of layouts) {
      const out = renderToString(
        <PlanThumb space={{ length: 32, width: 18, height: 6.2 }} layout={key} people={180} pxPerMetre={px} />,
      );
      html += out;
      console.log(px, key, Buffer.byteLength(out));
    }
  for (const { key } of layouts) {
    const out =
      renderToString(<PlanThumb space={{ length: 54, width: 36, height: 9 }} layout={key} pxPerMetre={3} />) +
      renderToString(<PlanThumb space={{ length: 11, width: 7, height: 3 }} layout={key} pxPerMetre={12} />);
    html += out;
    console.log("big+small", key, Buffer.byteLength(out));
  }
  writeFileSync("/tmp/exp/draw.html", html);
});
