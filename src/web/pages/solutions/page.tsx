import type { Output } from "../../../contract/index.ts";
import type { SolutionCard } from "../../../contract/solution.ts";
import { solutionHref, solutionsHref } from "../../../domain/content/solution-href.ts";
import { formatNumber } from "../../../domain/format.ts";
import { known } from "../../../domain/known.ts";
import { solutionZh } from "../../../texts/solution.zh.ts";
import { SolutionRows } from "../../features/solution/solution-rows.tsx";
import { definePage, type PageProps } from "../../page.ts";
import { Breadcrumb, type Crumb } from "../../ui/breadcrumb.tsx";
import { crumbThing } from "../../ui/breadcrumb-thing.ts";
import { listThing } from "../../ui/list-thing.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import "./solutions.css";

interface Input {
  page: number;
}

type Data = Output<"solution/getSolutionList">;

const crumbs: Crumb[] = [{ label: solutionZh.home, href: "/" }, { label: solutionZh.name }];
const pageHref = (page: number) => (page > 1 ? `${solutionsHref}?page=${page}` : solutionsHref);
const namesSaid = 4;

/** Renders the paged list of solutions. */
function Solutions({ data }: PageProps<Input, Data>) {
  const { list, page, total, pageSize } = data;
  return (
    <main className="page solutions" id="main">
      <Breadcrumb crumbs={crumbs} />
      <h1>{solutionZh.listHeading}</h1>
      <p className="intro">{solutionZh.listText}</p>
      {list.length > 0 ? (
        <>
          <h2 className="h2s">{solutionZh.count(formatNumber(total))}</h2>
          <SolutionRows above solutions={list} />
        </>
      ) : (
        <EmptyState title={solutionZh.empty}>
          <p className="soft">{solutionZh.emptyText}</p>
          <LinkButton href="/case/submit?page_from=/solutions" variant="act">
            {solutionZh.ask.button}
          </LinkButton>
        </EmptyState>
      )}
      <Pagination hrefOf={pageHref} page={page} pages={Math.ceil(total / pageSize)} />
    </main>
  );
}

export default definePage<Input, Data>({
  validate: ({ search }) => ({ page: /^[1-9]\d{0,3}$/.test(search.page ?? "") ? Number(search.page) : 1 }),
  loader: async ({ page }, { call }) => {
    const answer = await call("solution/getSolutionList", { page });
    return { ...answer, list: answer.list.map((card): SolutionCard => known(card)) };
  },
  head: ({ list, page, total, pageSize }) => ({
    title: solutionZh.listTitle,
    description: solutionZh.listDescription(
      total,
      list
        .slice(0, namesSaid)
        .map(({ name }) => name)
        .join("、"),
    ),
    canonical: pageHref(page),
    noindex: total === 0,
    ...(list[0]?.picture && { image: { picture: list[0].picture, alt: list[0].name } }),
    jsonLd: [
      listThing(
        list.map(({ id, name }) => ({ name, href: solutionHref(id) })),
        total,
        (page - 1) * pageSize,
      ),
      crumbThing(crumbs, solutionsHref),
    ],
  }),
  component: Solutions,
});
