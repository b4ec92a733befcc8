import { formatNumber } from "../format.ts";

/** What a selection is called by. */
export interface TitledSelection {
  event: { people?: number | undefined; date?: string | undefined };
  spaces: readonly { space: { name: string }; venue: { name: string; cityName: string } }[];
}

/** Characters that no file system takes, and the space around them. */
const unfitForFile = /[\\/:*?"<>|\p{Cc}\s]+/gu;
/** Characters of the place: in Chinese, and with the rest, below the 255 bytes of a file's name. */
const maxPlace = 60;

/** Lists the cities of spaces, each once. */
export const listCities = (spaces: TitledSelection["spaces"]): string =>
  [...new Set(spaces.map(({ venue }) => venue.cityName))].join("、");

/**
 * Formats what a page or file of a selection is called, by its event: 会场方案书 2026-12-18 北京 150人 4个会场, of a single space
 * 会场方案书 2026-12-18 国贸大酒店 大宴会厅 150人. What is not stated is left out; every file system takes it as a name.
 * @param kind what it is: 会场方案书
 */
export function formatSelectionTitle(kind: string, { event: { people, date }, spaces }: TitledSelection): string {
  const [first] = spaces;
  const isSingle = first !== undefined && spaces.length === 1;
  const place = isSingle ? `${first.venue.name} ${first.space.name}` : listCities(spaces);
  const parts = [
    kind,
    date,
    // Cut between characters, not within one.
    [...place.replace(unfitForFile, " ")].slice(0, maxPlace).join(""),
    people !== undefined && `${formatNumber(people)}人`,
    spaces.length > 1 && `${spaces.length}个会场`,
  ];
  return parts.filter(Boolean).join(" ");
}
