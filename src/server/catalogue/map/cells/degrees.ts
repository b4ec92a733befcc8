import { CellError, normalizeFigure } from "./cell.ts";
import { type CellType, writeUnchanged } from "./cell-type.ts";

/** 「116°27'36"」, 「39度54分29秒」; minutes and seconds may be absent. */
const parts =
  /^(\d{1,3}(?:\.\d+)?) ?(?:°|度|º) ?(?:(\d{1,2}(?:\.\d+)?) ?(?:'|′|’|分) ?(?:(\d{1,2}(?:\.\d+)?) ?(?:"|″|′′|”|''|秒))?)?$/;
const hemisphereFirst = /^(东经|西经|北纬|南纬|经度|纬度|[EWNS]) ?[:：]? ?/i;
const hemisphereLast = / ?(东经|西经|北纬|南纬|[EWNS])$/i;

/** Degrees of a position: 116.46, 东经116.46, 116°27'36"E. West and south are negative. */
export const degrees: CellType = {
  read: (cell) => {
    const text = normalizeFigure(cell);
    const hemisphere = (hemisphereFirst.exec(text)?.[1] ?? hemisphereLast.exec(text)?.[1] ?? "").toUpperCase();
    const plain = text.replace(hemisphereFirst, "").replace(hemisphereLast, "").trim();
    const sign = /^(?:西经|南纬|W|S)$/.test(hemisphere) ? -1 : 1;
    const [, full, minutes = "0", seconds = "0"] = parts.exec(plain) ?? [];
    const value = full === undefined ? Number(plain) : Number(full) + Number(minutes) / 60 + Number(seconds) / 3600;
    if (
      plain === "" ||
      !/^[-+.\d]/.test(plain) ||
      Number.isNaN(value) ||
      Number(minutes) >= 60 ||
      Number(seconds) >= 60
    )
      throw new CellError(`“${cell}”不是经纬度`);
    return full === undefined ? sign * value : sign * Number(value.toFixed(6));
  },
  write: writeUnchanged,
};
