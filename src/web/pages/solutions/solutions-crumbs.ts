import { solutionZh } from "#texts/content/solution.zh.ts";
import type { Crumb } from "../../ui/navigation/breadcrumb.tsx";

/** The breadcrumb: 首页 / 方案. */
export const solutionsCrumbs: Crumb[] = [{ label: solutionZh.home, href: "/" }, { label: solutionZh.name }];
