import { listPhones } from "#server/phones/list-phones.ts";
import { CellError, normalizeFigure } from "./cell.ts";
import { type CellType, writeUnchanged } from "./cell-type.ts";

/** Telephones as the venue writes them. A number that a spreadsheet has rounded is left out, one without its first 0 is completed. */
export const phone: CellType = {
  read: (cell, report = () => undefined) => {
    const plain = cell.length > 100 ? cell : normalizeFigure(cell);
    if (/\d(?:\.\d+)?e\+\d/i.test(plain))
      throw new CellError(`“${cell}”是表格软件改写的号码，已丢掉末几位：请把这一列设为文本格式`);
    if (/^\d{9,11}$/.test(plain)) {
      const dialled = listPhones(plain)[0]?.href.slice("tel:".length);
      if (dialled === `0${plain}`) {
        report(`少了开头的 0，记为 ${dialled}`);
        return dialled;
      }
    }
    return cell;
  },
  write: writeUnchanged,
};
