import { pageAddress } from "../address/page-address.ts";
import { contentHrefs } from "./content-hrefs.ts";

/** Formats the path of one page of the solutions. */
export const formatSolutionsHref = (page = 1): string => contentHrefs.solutions + pageAddress.format({ page });

export const formatSolutionHref = (id: string): string => `${contentHrefs.solutions}/${id}`;

/** Formats the path under which a solution is shared; `shareId` is an opaque token of the visitor who shares it. */
export const formatSharedSolutionHref = (id: string, shareId: string): string => `/activity/share/${id}/${shareId}`;
