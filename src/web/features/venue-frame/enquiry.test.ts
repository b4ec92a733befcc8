import { expect, it } from "vitest";
import { enquiryHref, saidWords } from "./enquiry.tsx";

it("links to the demand form with exactly the event size that the visitor selected", () => {
  const said = { people: 200, layout: "classroom" } as const;
  const href = enquiryHref({ siteId: "1", said, hall: { id: "11" } });
  expect(href).toBe("/case/submit?siteId=1&spaceCode=11&people=200&layout=classroom");
  expect(saidWords(said)).toBe("200 人，课桌式");
});

it("links with the venue alone if nothing is selected, and with the space if one is given", () => {
  expect(enquiryHref({ siteId: "1" })).toBe("/case/submit?siteId=1");
  expect(enquiryHref({ siteId: "1", said: {}, hall: { id: "11" } })).toBe("/case/submit?siteId=1&spaceCode=11");
  expect(enquiryHref({ siteId: "1", said: { layout: "banquet" }, hall: null })).toBe(
    "/case/submit?siteId=1&layout=banquet",
  );
  expect(saidWords({})).toBe("");
  expect(saidWords({ layout: "banquet" })).toBe("宴会式");
});
