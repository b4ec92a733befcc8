import { formatSolutionsHref } from "#domain/content/format-solution-href.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatNumber } from "#domain/format.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import { SolutionRows } from "../../features/solution/solution-rows.tsx";
import type { PageProps } from "../../page.ts";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { LinkButton } from "../../ui/forms/button.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { solutionsCrumbs } from "./solutions-crumbs.ts";
import type { SolutionsData, SolutionsInput } from "./page.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

/** Renders the paged list of solutions. */
export function SolutionsView({ data }: PageProps<SolutionsInput, SolutionsData>) {
  const { list, page, total, pageSize } = data;
  return (
    <main className={pageStructureStyles.page} id="main">
      <Breadcrumb crumbs={solutionsCrumbs} />
      <h1 className={styles.heading}>{solutionZh.listHeading}</h1>
      <p className={styles.intro}>{solutionZh.listText}</p>
      {list.length > 0 ? (
        <>
          <h2 className={pageStructureStyles.subheading}>{solutionZh.count(formatNumber(total))}</h2>
          <SolutionRows isFirstView solutions={list} />
        </>
      ) : (
        <EmptyState title={solutionZh.empty}>
          <p className={textStyles.soft}>{solutionZh.emptyText}</p>
          <LinkButton href={formatDemandFormHref({ pageFrom: formatSolutionsHref() })} variant="act">
            {solutionZh.enquiry.button}
          </LinkButton>
        </EmptyState>
      )}
      <Pagination
        className={styles.pagination}
        formatHref={formatSolutionsHref}
        page={page}
        pages={Math.ceil(total / pageSize)}
      />
    </main>
  );
}
