import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import type { CaseFacts, CaseText } from "#domain/content/case-facts.ts";
import { buildCaseCards } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";

/**
 * Returns a case with the pictures of its space, those of its own layout first.
 * @throws ServiceError notFound
 */
export async function getCase(
  context: Context,
  { id }: Parsed<"sample/getSampleDetail">,
): Promise<Output<"sample/getSampleDetail">> {
  const { content, catalogue } = context;
  const [facts, caseText] = await Promise.all([
    content.get<CaseFacts>("case", id),
    content.get<CaseText>("case-text", id),
  ]);
  if (!facts) throw new ServiceError("notFound");
  const [[card], [space]] = await Promise.all([
    buildCaseCards(context, [{ ...facts, id }]),
    catalogue.spacesByIds(facts.spaceCode === undefined ? [] : [facts.spaceCode]),
  ]);
  const pictures = (space?.pictures ?? []).toSorted(
    (a, b) => Number(b.layout === facts.layout) - Number(a.layout === facts.layout),
  );
  const { text = [], lessons = [], changes = [] } = caseText ?? {};
  return { ...card!, text: [...text], lessons: [...lessons], changes: [...changes], pictures };
}
