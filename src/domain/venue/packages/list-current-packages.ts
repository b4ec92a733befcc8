import type { MeetingPackage } from "../meeting-package.ts";

/** Returns the packages that hold on a day (ISO) or later; undefined where there are none. */
export function listCurrentPackages(
  packages: readonly MeetingPackage[] | undefined,
  today: string,
): MeetingPackage[] | undefined {
  const current = packages?.filter(({ validUntil }) => validUntil === undefined || validUntil >= today) ?? [];
  return current.length > 0 ? current : undefined;
}
