import { casesZh } from "#texts/content/cases.zh.ts";
import type { Crumb } from "../../ui/navigation/breadcrumb.tsx";

/** The breadcrumb: 首页 / 案例. */
export const casesCrumbs: Crumb[] = [{ label: casesZh.home, href: "/" }, { label: casesZh.name }];
