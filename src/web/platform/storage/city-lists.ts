import { type ListedCity, toListedCity } from "#domain/city/listed-city.ts";
import { createStoredList } from "./create-stored-list.ts";

/** The lists of the city picker (specification, section 3). `globalEn` has the English names, in their order. */
export interface CityLists {
  hot: ListedCity[];
  open: ListedCity[];
  submit: ListedCity[];
  globalZh: ListedCity[];
  globalEn: ListedCity[];
}

/** The lists as they are stored: each city once, and the lists as codes, which is a third of their size. */
type PackedLists = Record<keyof CityLists, string[]> & { cities: ListedCity[] };

const names = ["hot", "open", "submit", "globalZh", "globalEn"] as const;

/** Returns cities of any source; undefined where one of them is broken. */
function parseCities(stored: unknown): ListedCity[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const cities = stored.flatMap((one) => toListedCity(one) ?? []);
  return cities.length === stored.length ? cities : undefined;
}

function parsePacked(stored: unknown): PackedLists | undefined {
  const packed = (stored ?? {}) as Partial<Record<keyof PackedLists, unknown>>;
  const cities = parseCities(packed.cities);
  const codes = new Set<unknown>(cities?.map(({ code }) => code));
  const isListed = (list: unknown) => Array.isArray(list) && list.every((code) => codes.has(code));
  return cities && names.every((name) => isListed(packed[name])) ? { ...(packed as PackedLists), cities } : undefined;
}

const packedLists = createStoredList<PackedLists>("city-lists", {
  version: 1,
  parse: parsePacked,
  load: async (call) => {
    const { hotestCity, openedCity, submitCity, globalCity } = await call("common/getCitys", {}, { isQuiet: true });
    const open = Object.values(openedCity.orderStructure).flat();
    const submit = Object.values(submitCity.orderStructure).flat();
    const cities = parseCities([
      ...new Map([...submit, ...open, ...globalCity.zh].map((city) => [city.code, city])).values(),
    ]);
    const listCodes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
    const packed = parsePacked({
      cities,
      hot: listCodes(hotestCity.orderStructure),
      open: listCodes(open),
      submit: listCodes(submit),
      globalZh: listCodes(globalCity.zh),
      globalEn: listCodes(globalCity.en),
    });
    if (!packed) throw new TypeError("The lists of cities have an unknown shape.");
    return packed;
  },
});

function unpack({ cities, ...lists }: PackedLists): CityLists {
  const byCode = new Map(cities.map((city) => [city.code, city]));
  const list = (codes: readonly string[]) => codes.map((code) => byCode.get(code)!);
  return {
    hot: list(lists.hot),
    open: list(lists.open),
    submit: list(lists.submit),
    globalZh: list(lists.globalZh),
    globalEn: list(lists.globalEn).map((city) => ({ ...city, name: city.nameEn })),
  };
}

type Call = Parameters<typeof packedLists.fetch>[0];

/** Hot, open, submit and global cities, stored on the device. */
export const cityLists = {
  read: (): { list: CityLists; isFresh: boolean } | undefined => {
    const stored = packedLists.read();
    return stored && { ...stored, list: unpack(stored.list) };
  },
  fetch: async (call: Call): Promise<CityLists> => unpack(await packedLists.fetch(call)),
  get: async (call: Call): Promise<CityLists> => unpack(await packedLists.get(call)),
};

const load = (cities: unknown): ListedCity[] => parseCities(cities) ?? [];

/** The open cities with their location: they name the nearest one where the server cannot be asked. */
export const locatedCities = createStoredList<ListedCity[]>("city-lists-located", {
  version: 1,
  parse: parseCities,
  load: async (call) => load(await call("common/getOpenCity", {}, { isQuiet: true })),
});

/** The cities with the most venues for large events. */
export const eventCities = createStoredList<ListedCity[]>("city-lists-event", {
  version: 1,
  parse: parseCities,
  load: async (call) => load(await call("marketing/getEventbestCity", {}, { isQuiet: true })),
});
