import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { cityPlans } from "../geography/city-plan.ts";
import { getCity } from "../geography/get-city.ts";
import type { PictureTarget } from "../picture-selection/attach-pictures.ts";
import { flattenRooms, generateSpaces } from "../rooms/generate-spaces.ts";
import type { RosterEntry } from "../venues/build-roster.ts";
import { buildVenue } from "../venues/build-venue.ts";
import { planRooms, planVenue } from "../venues/venue-plan.ts";
import { langhamBrands, langhamGroup } from "./langham-group.ts";
import { type LanghamHotel, langhamHotels } from "./langham-hotels.ts";
import { planLanghamRooms } from "./plan-langham-rooms.ts";

/** First serial of the group's hotels in a city: ids that the catalogue's own venues never reach. */
const firstSerial = 9001;

/** Returns the hotel's id: the city's code and a serial from 9001. */
export function getLanghamHotelId(hotel: LanghamHotel): string {
  const inCity = langhamHotels.filter(({ cityCode }) => cityCode === hotel.cityCode);
  return `${hotel.cityCode}${firstSerial + inCity.indexOf(hotel)}`;
}

/** Returns the id of the hotel with this invented name. @throws Error if there is none */
export function findLanghamHotelId(characters: string): string {
  const hotel = langhamHotels.find((one) => one.characters === characters);
  if (!hotel) throw new Error(`no hotel is named ${characters}`);
  return getLanghamHotelId(hotel);
}

/** Builds the roster entry of a hotel, designed by hand like a showcase venue. */
function buildEntry(hotel: LanghamHotel): RosterEntry {
  const { cityCode, characters, reading, position, opened, renovated, guestRoomCount, theme } = hotel;
  const brand = langhamBrands[hotel.brand];
  const city = cityPlans.find(({ code }) => code === cityCode)!;
  const { name: cityName, nameEn: cityNameEn } = getCity(cityCode);
  const id = getLanghamHotelId(hotel);
  return {
    id,
    city,
    type: "hotel",
    serial: Number(id.slice(-4)),
    affiliation: { group: langhamGroup, brand },
    showcase: {
      name: `${cityName}${characters}${brand.name}酒店`,
      nameEn: `${brand.nameEn} ${cityNameEn} ${reading}`,
      aliases: [`${characters}${brand.name}`],
      type: "hotel",
      star: 5,
      lng: position[0],
      lat: position[1],
      opened,
      ...(renovated && { renovated }),
      ...(guestRoomCount && { guestRoomCount }),
      theme,
      rooms: planLanghamRooms(hotel),
    },
  };
}

/**
 * Generates the group's demo hotels with their spaces, without pictures. They are appended to the catalogue, which stays
 * as it is without them.
 */
export function generateLanghamHotels(seed: number): { venue: Venue; spaces: Space[]; pictures: PictureTarget }[] {
  return langhamHotels.map((hotel) => {
    const entry = buildEntry(hotel);
    const plan = planVenue(seed, entry, () => ({ characters: hotel.characters, reading: hotel.reading }));
    const rooms = planRooms(seed, plan);
    const { level, rate, listedAt } = plan;
    const spaces = generateSpaces(seed, { id: entry.id, level, rate, listedAt, complete: true }, rooms);
    const venue = buildVenue(seed, plan, rooms, spaces);
    const kinds = flattenRooms(rooms).map(({ kind }) => kind);
    const withKinds = spaces.map((space, at) => ({ space, kind: kinds[at]! }));
    return { venue, spaces, pictures: { venue, theme: hotel.theme, spaces: withKinds } };
  });
}
