import type { SolutionDetail } from "../../../contract/solution.ts";
import { solutionsHref } from "../../../domain/content/solution-href.ts";
import { solutionZh } from "../../../texts/solution.zh.ts";
import type { Crumb } from "../../ui/breadcrumb.tsx";

/** Builds the breadcrumb: 首页 / 方案 / solution. */
export const crumbsOf = ({ name: title }: SolutionData): Crumb[] => [
  { label: solutionZh.home, href: "/" },
  { label: solutionZh.name, href: solutionsHref },
  { label: title },
];

export interface SolutionInput {
  id: string;
  /** Id of who shared the page; used for tracking only. */
  shareId?: string | undefined;
}

export type SolutionData = SolutionDetail;
