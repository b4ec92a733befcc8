/** The six hubs that trips start from: city code, slug (as in city URLs), name. The first is the default: it has the most non-stop flights. */
export const departures = [
  { code: "310000", slug: "shanghai", name: "上海" },
  { code: "110000", slug: "beijing", name: "北京" },
  { code: "440100", slug: "guangzhou", name: "广州" },
  { code: "440300", slug: "shenzhen", name: "深圳" },
  { code: "510100", slug: "chengdu", name: "成都" },
  { code: "810000", slug: "xianggang", name: "香港" },
] as const;

export type Departure = (typeof departures)[number];
export type DepartureSlug = Departure["slug"];

export const departureSlugs = departures.map(({ slug }) => slug) as [DepartureSlug, ...DepartureSlug[]];

/** Returns the departure with this slug. */
export const getDeparture = (slug: DepartureSlug): Departure =>
  departures.find((departure) => departure.slug === slug)!;
