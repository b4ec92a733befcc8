import type { SolutionDetail } from "../../../contract/solution.ts";
import { solutionsHref } from "../../../domain/content/solution-href.ts";
import { solutionZh } from "../../../texts/solution.zh.ts";
import type { Crumb } from "../../ui/breadcrumb.tsx";

/** 首页 / 方案 / the solution. */
export const crumbsOf = ({ name: title }: SolutionData): Crumb[] => [
  { label: solutionZh.home, href: "/" },
  { label: solutionZh.name, href: solutionsHref },
  { label: title },
];

export interface SolutionInput {
  id: string;
  /** Who shared the page; it goes into tracking and changes nothing else. */
  shareId?: string | undefined;
}

export type SolutionData = SolutionDetail;
