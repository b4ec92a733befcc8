import type { MeetingPackage, PackageItem, PackageMeal, PackageSpan } from "#domain/venue/meeting-package.ts";

type Fields = Partial<MeetingPackage>;
/** A meal that a package may include with its manner. */
export type ServedMeal = "lunch" | "dinner";

/** What is in the price of what is named: in it, not in it, or, behind a comma after what is not, nobody knows. */
export type Mode = "included" | "excluded" | "uncertain";

/** A package while its text is read. Setters return whether the value contradicts nothing that was read before. */
export class PackageDraft {
  fields: Fields = {};
  mode: Mode = "included";
  /** Whether the text says that service charge and tax are in the price. */
  includesService = false;
  includesTax = false;
  /** Parts of the text that no field holds. */
  readonly unread: string[] = [];
  /** How parts were read that say more than their fields hold. */
  readonly readings: string[] = [];
  /** Tea breaks that are named one by one. */
  #namedTeaBreaks = 0;
  #lastMeals: ServedMeal[] = [];

  set<Key extends keyof MeetingPackage>(key: Key, value: NonNullable<MeetingPackage[Key]>): boolean {
    const before = this.fields[key];
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(value)) return false;
    this.fields[key] = value;
    return true;
  }

  setSpan(span: PackageSpan): boolean {
    return this.set("span", span);
  }

  setItem(item: PackageItem, isIncluded: boolean): boolean {
    const { items = [], excludedItems = [] } = this.fields;
    if ((isIncluded ? excludedItems : items).includes(item)) return false;
    const list = isIncluded ? items : excludedItems;
    if (!list.includes(item)) this.fields[isIncluded ? "items" : "excludedItems"] = [...list, item];
    return true;
  }

  setMeal(meal: ServedMeal, kind: PackageMeal, isIncluded: boolean): boolean {
    const before = this.fields[meal];
    const value = isIncluded ? kind : "none";
    this.#lastMeals = isIncluded ? [...this.#lastMeals, meal] : [];
    // 含晚餐 and 自助晚餐 are one dinner.
    if (before === undefined || before === "unspecified") this.fields[meal] = value;
    else if (before !== value && value !== "unspecified") return false;
    return before !== "none" || value === "none";
  }

  /** Sets how the meals just named are served: 午餐（自助）. */
  setMealKind(kind: PackageMeal): boolean {
    const meals = this.#lastMeals.filter((meal) => this.fields[meal] === "unspecified");
    for (const meal of meals) this.fields[meal] = kind;
    return meals.length > 0;
  }

  /** Adds the tea break of the morning or of the afternoon, unless the text gives their number. */
  addTeaBreak(): boolean {
    const { teaBreaks = 0 } = this.fields;
    if (teaBreaks !== this.#namedTeaBreaks) return false;
    this.#namedTeaBreaks++;
    this.fields.teaBreaks = this.#namedTeaBreaks;
    return true;
  }

  /** Runs what reads one part of the text; if it contradicts what was read, the draft is as it was before. */
  try(read: () => boolean): boolean {
    const { fields, mode, includesService, includesTax } = this;
    this.fields = { ...fields };
    const readingCount = this.readings.length;
    if (read()) return true;
    Object.assign(this, { fields, mode, includesService, includesTax });
    this.readings.length = readingCount;
    return false;
  }
}
