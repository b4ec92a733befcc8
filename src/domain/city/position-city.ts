import type { City, CityName } from "./city.ts";

/** The visitor's position as far as it is known. The status values are those of the wire. */
export interface PositionCity {
  type: "position";
  status: "pedding" | "fail" | "success";
  name: string;
  code?: string;
  pinyin?: string;
  longitude?: number;
  latitude?: number;
  /** The city has venues. */
  inOpenCitys: boolean;
  /** A demand can name the city. */
  inSubmitCitys: boolean;
}

/** The two placeholder names (product.md 2.6). */
export const pendingPosition: PositionCity = {
  type: "position",
  status: "pedding",
  name: "正在定位",
  inOpenCitys: false,
  inSubmitCitys: false,
};
export const failedPosition: PositionCity = { ...pendingPosition, status: "fail", name: "定位失败，重新定位" };

/** Returns the position at a point (degrees) in a city; a failed one where the city is unknown. */
export function toPositionCity(
  { longitude, latitude }: { longitude: number; latitude: number },
  city: (CityName & Pick<City, "open" | "submit">) | undefined,
): PositionCity {
  if (!city) return { ...failedPosition, longitude, latitude };
  const { name, code, pinyin, open, submit } = city;
  const inCity = { name, code, pinyin, longitude, latitude };
  return { type: "position", status: "success", ...inCity, inOpenCitys: open, inSubmitCitys: submit };
}
