import type { Output } from "../../../contract/index.ts";
import type { SolutionCard } from "../../../contract/schemas/solution.ts";
import { formatSolutionHref, solutionsHref } from "../../../domain/content/format-solution-href.ts";
import { formatNumber } from "../../../domain/format-number.ts";
import { omitUndefined } from "../../../domain/omit-undefined.ts";
import { solutionZh } from "../../../texts/content/solution.zh.ts";
import { SolutionRows } from "../../features/solution/solution-rows.tsx";
import { definePage, type PageProps } from "../../page.ts";
import { Breadcrumb, type Crumb } from "../../ui/navigation/breadcrumb.tsx";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import "./solutions.css";

interface Input {
  page: number;
}

type Data = Output<"solution/getSolutionList">;

const crumbs: Crumb[] = [{ label: solutionZh.home, href: "/" }, { label: solutionZh.name }];
const formatSolutionsPageHref = (page: number) => (page > 1 ? `${solutionsHref}?page=${page}` : solutionsHref);
const namesInDescription = 4;

/** Renders the paged list of solutions. */
function SolutionsPage({ data }: PageProps<Input, Data>) {
  const { list, page, total, pageSize } = data;
  return (
    <main className="page solutions" id="main">
      <Breadcrumb crumbs={crumbs} />
      <h1>{solutionZh.listHeading}</h1>
      <p className="intro">{solutionZh.listText}</p>
      {list.length > 0 ? (
        <>
          <h2 className="h2s">{solutionZh.count(formatNumber(total))}</h2>
          <SolutionRows isFirstView solutions={list} />
        </>
      ) : (
        <EmptyState title={solutionZh.empty}>
          <p className="soft">{solutionZh.emptyText}</p>
          <LinkButton href="/case/submit?page_from=/solutions" variant="act">
            {solutionZh.enquiry.button}
          </LinkButton>
        </EmptyState>
      )}
      <Pagination formatHref={formatSolutionsPageHref} page={page} pages={Math.ceil(total / pageSize)} />
    </main>
  );
}

export default definePage<Input, Data>({
  validate: ({ search }) => ({ page: /^[1-9]\d{0,3}$/.test(search.page ?? "") ? Number(search.page) : 1 }),
  loader: async ({ page }, { call }) => {
    const answer = await call("solution/getSolutionList", { page });
    return { ...answer, list: answer.list.map((card): SolutionCard => omitUndefined(card)) };
  },
  head: ({ list, page, total, pageSize }) => ({
    title: solutionZh.listTitle,
    description: solutionZh.listDescription(
      total,
      list
        .slice(0, namesInDescription)
        .map(({ name }) => name)
        .join("、"),
    ),
    canonical: formatSolutionsPageHref(page),
    noindex: total === 0,
    ...(list[0]?.picture && { image: { picture: list[0].picture, alt: list[0].name } }),
    jsonLd: [
      buildItemListJsonLd(
        list.map(({ id, name }) => ({ name, href: formatSolutionHref(id) })),
        total,
        (page - 1) * pageSize,
      ),
      buildBreadcrumbJsonLd(crumbs, solutionsHref),
    ],
  }),
  component: SolutionsPage,
});
