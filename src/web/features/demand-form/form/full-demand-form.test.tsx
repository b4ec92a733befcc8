import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { RuntimeConfig } from "../../../../domain/runtime-config.ts";
import { demandEn } from "../../../../texts/demand/demand.en.ts";
import { RuntimeConfigContext } from "../../../platform/runtime-config-context.ts";
import { FullDemandForm } from "./full-demand-form.tsx";
import { ShortDemandFields } from "./short-demand-fields.tsx";
import { ShortDemandForm } from "./short-demand-form.tsx";

const config: RuntimeConfig = {
  origin: "https://site.test",
  signKey: "key",
  map: { provider: "embedded", amapKey: "", amapSecurityCode: "" },
  persistence: { storage: "local", cookieSecure: false, debug: false },
  recommendationSource: "huizhi",
  hotline: "400",
  icp: "",
  adviser: "林舟（示例）",
};

/** Renders a page on the server and replaces its markup with `|`. */
function renderText(page: ReactNode): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const html = renderToString(
    <RouterContextProvider router={router}>
      <RuntimeConfigContext value={config}>{page}</RuntimeConfigContext>
    </RouterContextProvider>,
  );
  return html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");
}

it("starts with the meeting step if nothing is known, also on the server", () => {
  const text = renderText(<FullDemandForm pageFrom="/case/submit" initial={{}} />);
  expect(text).toContain("在|城市|，");
  expect(text).toContain("第 1 步，共 2 步");
  expect(text).not.toContain("提交需求");
});

it("starts with the contact step if city and people are known, and lists the selected venues", () => {
  const selectedVenues = [{ siteId: "1", name: "云栖会议酒店", demo: true }];
  const initial = {
    cityCode: "110000",
    cityName: "北京",
    people: 200,
    layout: "classroom" as const,
    asked: selectedVenues,
  };
  const text = renderText(<FullDemandForm pageFrom="/case/submit" initial={initial} />);
  expect(text).toContain("在|北京|，");
  expect(text).toContain("200 人，课桌式，北京");
  expect(text).toContain("|云栖会议酒店 |示例|");
  expect(text).toContain("提交需求");
  expect(text).toContain("顾问林舟（示例）致电您");
});

it("renders in English", () => {
  const text = renderText(<FullDemandForm pageFrom="/case/submit-en" initial={{}} locale="en" texts={demandEn} />);
  expect(text).toContain("In |which city|,");
  expect(text.replaceAll("林舟（示例）", "")).not.toMatch(/\p{Script=Han}/u);
});

it("renders the short form, and its skeleton before the code has loaded", () => {
  const city = { code: "110000", name: "北京" };
  expect(renderText(<ShortDemandFields pageFrom="home" city={city} />)).toContain("|北京|");
  expect(renderText(<ShortDemandForm pageFrom="home" city={city} />)).toContain("|称呼|手机|参会人数|城市|提交需求|");
});
