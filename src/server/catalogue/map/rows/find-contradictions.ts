import { layouts } from "#domain/space/layouts.ts";
import type { Sides } from "../cells/size.ts";
import { areaUnits, findUnit, isForeign } from "../cells/unit.ts";
import type { MappedColumn } from "../map-tables.ts";
import type { CellRemark } from "../read-cells.ts";
import { isExport } from "./is-export.ts";
import type { Values } from "./to-space-candidate.ts";

/** Share of the sides' product by which an area may differ from it. */
const maxDifference = 1 / 3;
/** People on a square metre: the densest published room has 1.4, standing. */
const maxDensity = 2.5;
/** Square metres for each person in rows: the widest published room has 3.8. More look like square feet. */
const maxAreaPerSeat = 8;
/** Yuan for a square metre and day. */
const pricesPerSquareMetre = { min: 0.3, max: 1000 };
const metresPerFoot = 0.3048;

const toDecimetres = (feet: number): number => Math.round(feet * metresPerFoot * 10) / 10;

/** Fields of a row that contradict each other, and how others are read because of them. */
export interface Contradictions {
  doubtful: CellRemark[];
  readings: CellRemark[];
}

/** Compares the fields of a row of spaces with each other. */
class RowComparison {
  readonly #values: Values;
  readonly #columns: readonly MappedColumn[];
  readonly found: Contradictions = { doubtful: [], readings: [] };

  constructor(values: Values, columns: readonly MappedColumn[]) {
    this.#values = values;
    this.#columns = columns.filter(({ of }) => of === "space");
  }

  #findColumn(path: string): MappedColumn | undefined {
    return this.#columns.find(({ column }) => column.path === path);
  }

  #getNumber(path: string): number | undefined {
    const value = this.#values.get(path);
    return typeof value === "number" ? value : undefined;
  }

  /** Leaves fields out, each with the reason at its column. */
  #leaveOut(paths: readonly string[], reason: string): void {
    for (const path of paths) {
      const column =
        this.#findColumn(path) ?? (path.startsWith("capacity.") ? this.#findColumn("$capacities") : undefined);
      if (!column || this.#values.get(path) === undefined) continue;
      this.#values.delete(path);
      this.found.doubtful.push({ column, reason });
    }
  }

  /** Returns the paths of the sides that the row has, and their figures. */
  #getSides(): { paths: string[]; length: number; width: number } | undefined {
    const { length, width } = (this.#values.get("$measures") ?? {}) as Partial<Sides>;
    if (length !== undefined && width !== undefined) return { paths: ["$measures"], length, width };
    const [own, other] = [this.#getNumber("length"), this.#getNumber("width")];
    return own === undefined || other === undefined
      ? undefined
      : { paths: ["length", "width"], length: own, width: other };
  }

  /** Reads sides without a unit as feet where the area is in square feet and says so. Returns whether it does. */
  #readAsFeet({ paths, length, width }: { paths: string[]; length: number; width: number }, area: number): boolean {
    const unit = findUnit(areaUnits, this.#findColumn("area")?.unit ?? "");
    const isBare = paths.every((path) => !this.#findColumn(path)?.unit);
    const product = length * width * metresPerFoot ** 2;
    if (!unit || !isForeign(unit) || !isBare || Math.abs(area - product) > product * maxDifference) return false;
    const convert = (path: string) => {
      const value = this.#values.get(path);
      const column = this.#findColumn(path);
      if (!column || value === undefined) return;
      const converted =
        typeof value === "number"
          ? toDecimetres(value)
          : Object.fromEntries(Object.entries(value as Sides).map(([side, feet]) => [side, toDecimetres(feet)]));
      this.#values.set(path, converted);
      const shown = typeof converted === "number" ? converted : Object.values(converted).join(" × ");
      this.found.readings.push({ column, reason: `没有写单位，面积是${unit.name}，按英尺换算为 ${shown} 米` });
    };
    for (const path of paths) convert(path);
    if (this.#findColumn("height")?.unit === undefined) convert("height");
    return true;
  }

  compareSides(): void {
    const sides = this.#getSides();
    const area = this.#getNumber("area");
    if (!sides || area === undefined) return;
    const product = sides.length * sides.width;
    if (Math.abs(area - product) <= product * maxDifference || this.#readAsFeet(sides, area)) return;
    this.#leaveOut(
      [...sides.paths, "area"],
      `长 × 宽是 ${Math.round(product)} 平方米，面积写的是 ${area} 平方米，相差太大，都没有收`,
    );
  }

  compareCapacities(): void {
    const area = this.#getNumber("area");
    if (!area) return;
    const seats = this.#getNumber("capacity.theatre");
    if (seats && seats * maxAreaPerSeat < area) {
      this.#leaveOut(["area"], `${area} 平方米只坐 ${seats} 人，可能不是平方米`);
      return;
    }
    for (const { key } of layouts) {
      const people = this.#getNumber(`capacity.${key}`);
      if (people && people > area * maxDensity)
        this.#leaveOut([`capacity.${key}`], `${area} 平方米坐不下 ${people} 人`);
    }
  }

  comparePrices(): void {
    const [half, day] = [this.#getNumber("priceHalfDay"), this.#getNumber("priceDay")];
    if (half !== undefined && day && half > day)
      this.#leaveOut(["priceHalfDay", "priceDay"], `半天 ${half} 元比全天 ${day} 元贵，都没有收`);
    const area = this.#getNumber("area");
    const { min, max } = pricesPerSquareMetre;
    for (const path of ["priceHalfDay", "priceDay", "priceEvening"]) {
      const price = this.#getNumber(path);
      if (!area || !price || (price >= area * min && price <= area * max)) continue;
      this.#leaveOut([path], `${area} 平方米的会场 ${price} 元，不像人民币元的场租`);
    }
  }
}

/**
 * Compares the fields of a row of spaces with each other: sides with the area, capacities with it, prices with each other and
 * with it. What contradicts is deleted from the values. An export of the catalogue is taken as it is.
 */
export function findContradictions(values: Values, columns: readonly MappedColumn[]): Contradictions {
  const comparison = new RowComparison(values, columns);
  if (!isExport(columns)) {
    comparison.compareSides();
    comparison.compareCapacities();
    comparison.comparePrices();
  }
  return comparison.found;
}
