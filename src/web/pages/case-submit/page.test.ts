import { expect, it } from "vitest";
import page from "./page.tsx";

const query = {
  siteId: undefined,
  spaceCode: undefined,
  city: undefined,
  people: undefined,
  layout: "ushape",
  date: undefined,
  dateTo: undefined,
  dates: undefined,
  days: undefined,
  budget: undefined,
  total: undefined,
  rooms: undefined,
  eventType: undefined,
  features: undefined,
  remarks: undefined,
  page_from: undefined,
};

it("records the form's own path where the link does not say where it stands", () => {
  const validate = (pageFrom: string | undefined) =>
    page.validate({ path: "/zt/publish", params: {}, query: { ...query, page_from: pageFrom } });
  expect(validate(undefined)).toMatchObject({ layout: "ushape", pageFrom: "/zt/publish" });
  expect(validate("")).toMatchObject({ pageFrom: "/zt/publish" });
  expect(validate("hilton-market")).toMatchObject({ pageFrom: "hilton-market" });
});
