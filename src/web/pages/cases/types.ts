import type { Output } from "#contract/index.ts";
import type { CaseDrawing } from "#contract/schemas/case-drawing.ts";
import type { CaseCard, CaseDetail, CaseSpace } from "#contract/schemas/sample.ts";
import type { CaseFilters } from "#domain/content/case-filters.ts";

export interface CasesInput {
  filters: CaseFilters;
  page: number;
  /** Id of the opened case. */
  id?: string;
}

export type CaseOptions = Output<"sample/getSampleFilters">;
export type CaseShelves = Output<"sample/getCaseShelves">;

/** The fields of a case that a row shows. */
export type CaseRow = Pick<
  CaseCard,
  "id" | "name" | "demo" | "number" | "story" | "cityName" | "date" | "layout" | "attendees"
> & {
  space?: Pick<CaseSpace, "name" | "length" | "width">;
};

/** An opened case with its drawings. */
export interface OpenedCase extends Omit<CaseDetail, "pictures" | "text" | "lessons"> {
  current?: CaseDrawing;
  earlier?: CaseDrawing;
  similar?: { count: number; href: string };
}

export interface CasesData {
  options: CaseOptions;
  shelves: CaseShelves;
  list: { total: number; page: number; pageSize: number; rows: CaseRow[] };
  opened?: OpenedCase;
}
