/** Venue types; `bit` is the position in the bit set of the URL grammar (product.md 2.2). */
export const venueTypes = [
  { bit: 0, key: "hotel", name: "酒店" },
  { bit: 1, key: "conference-centre", name: "会议中心" },
  { bit: 2, key: "exhibition-hall", name: "展览馆" },
  { bit: 3, key: "stadium", name: "体育场馆" },
  { bit: 4, key: "theatre", name: "剧院影院" },
  { bit: 5, key: "art-centre", name: "艺术馆秀场" },
  { bit: 6, key: "restaurant", name: "餐厅酒吧" },
  { bit: 7, key: "cafe", name: "咖啡书店茶室" },
  { bit: 8, key: "club", name: "会所" },
  { bit: 9, key: "cruise", name: "游船" },
  { bit: 10, key: "resort", name: "度假村" },
  { bit: 11, key: "outdoor", name: "户外" },
  { bit: 12, key: "school", name: "学校" },
] as const;

export type VenueTypeKey = (typeof venueTypes)[number]["key"];

/** Returns the venue type with this key. */
export const getVenueTypeByKey = (key: VenueTypeKey) => venueTypes.find((type) => type.key === key)!;
