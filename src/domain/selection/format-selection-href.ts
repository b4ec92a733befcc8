import type { SpaceSelection } from "./selection-query-names.ts";

/** Formats a link to a page of a selection: `/compare?spaceCode=1,2&people=200&layout=classroom`; unset fields are left out. */
export function formatSelectionHref(
  path: "/compare" | "/proposal",
  { spaceCodes, people, layout, date, days }: SpaceSelection,
): string {
  const fields: [string, string | number | undefined][] = [
    ["people", people],
    ["layout", layout],
    ["date", date],
    ["days", days],
  ];
  // Codes are digits, and a plain comma keeps the address readable in a chat.
  const query = fields.flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  if (spaceCodes.length > 0) query.unshift(`spaceCode=${spaceCodes.join(",")}`);
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}
