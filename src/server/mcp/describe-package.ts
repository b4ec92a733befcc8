import type { MeetingPackage } from "#domain/venue/meeting-package.ts";
import { formatPackageText } from "#domain/venue/packages/format-package-text.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";

/** Describes a meeting package: its price a head and day, whom it is for, and all of it as one line in Chinese. */
export const describePackage = (meetingPackage: MeetingPackage) => {
  const { name, span, price, minimumPeople, maximumPeople, validUntil, surcharge } = meetingPackage;
  return omitUndefined({
    name,
    span,
    pricePerHeadAndDayYuan: price,
    surchargePercent: surcharge,
    minimumPeople,
    maximumPeople,
    validUntil,
    text: formatPackageText(meetingPackage),
  });
};
