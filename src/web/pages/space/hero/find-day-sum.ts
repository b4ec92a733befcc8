import type { MeetingPackage } from "#domain/venue/meeting-package.ts";

/** Returns the cheapest package of a day with the space in it, for so many people, with its sum in yuan; undefined where none holds. */
export function findDaySum(
  packages: readonly MeetingPackage[],
  people: number,
): { name: string; total: number } | undefined {
  const sums = packages.flatMap(({ name, span, price, includesSpace, minimumPeople = 0, maximumPeople }) =>
    span === "day" && includesSpace !== false && people <= (maximumPeople ?? people)
      ? [{ name, total: price * Math.max(people, minimumPeople) }]
      : [],
  );
  return sums.toSorted((a, b) => a.total - b.total)[0];
}
