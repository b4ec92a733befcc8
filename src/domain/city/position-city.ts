import { getDistanceMetres } from "../get-distance-metres.ts";
import type { City } from "./city.ts";

/** The visitor's position as far as it is known. The status values are those of the wire. */
export interface PositionCity {
  type: "position";
  status: "pedding" | "fail" | "success";
  name: string;
  code?: string;
  pinyin?: string;
  longitude?: number;
  latitude?: number;
  inOpenCitys: boolean;
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

/** The largest distance from a city's centre that still counts as being in the city, metres. */
const maxDistanceMetres = 150_000;

/** Returns the open city nearest to a point (degrees); a failed position if none is within `maxDistanceMetres`. */
export function locateCity(longitude: number, latitude: number, open: City[]): PositionCity {
  let nearest: City | undefined;
  let nearestMetres = maxDistanceMetres;
  for (const city of open) {
    const metres = getDistanceMetres(longitude, latitude, city.lng, city.lat);
    if (metres < nearestMetres) [nearest, nearestMetres] = [city, metres];
  }
  if (!nearest) return { ...failedPosition, longitude, latitude };
  const { name, code, pinyin, submit } = nearest;
  return {
    type: "position",
    status: "success",
    name,
    code,
    pinyin,
    longitude,
    latitude,
    inOpenCitys: true,
    inSubmitCitys: submit,
  };
}
