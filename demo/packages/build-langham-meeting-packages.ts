import type { LanghamPackage } from "#domain/langham/langham-package.ts";
import type { MeetingPackage } from "#domain/venue/meeting-package.ts";
import { readPackageText } from "#server/catalogue/map/packages/read-package-text.ts";

/** Hours of a package's space say how long it lasts. */
const isHalfDay = (contents: readonly string[]): boolean => contents.some((text) => /[34] 小时/.test(text));

/** Converts the group's own packages of meetings at a hotel to packages of the venue, so that both pages say the same. */
export function buildLanghamMeetingPackages(
  siteId: string,
  packages: readonly { body: LanghamPackage }[],
): MeetingPackage[] {
  const own = packages.filter(
    ({ body }) => body.siteId === siteId && body.type === "meeting" && body.unit === "person",
  );
  return own.map(({ body: { price, minimum, surcharge, validUntil, zh } }) => {
    const text = `「${zh.name}」${price}元/位；${zh.contents.join("；")}；备注：${zh.terms}`;
    const reading = readPackageText(text, isHalfDay(zh.contents) ? "halfDay" : "day");
    if ("refusal" in reading) throw new Error(`${zh.name}: ${reading.refusal}`);
    return {
      ...reading.meetingPackage,
      ...(minimum !== undefined && { minimumPeople: minimum }),
      ...(validUntil !== undefined && { validUntil }),
      surcharge,
    };
  });
}
