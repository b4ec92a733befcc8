import type { Output } from "#contract/index.ts";
import type { Agreement } from "#domain/content/agreement.ts";
import { buildStatementTable, type Statement } from "#domain/content/build-statement-table.ts";
import { enterpriseBudgets, enterpriseEvents } from "#domain/demand/enterprise-events.ts";
import type { Context } from "../context.ts";

/** Returns the options of the enterprise form, the sample statement where the catalogue has one, and what is offered to companies. */
export async function getEnterpriseOptions(
  context: Pick<Context, "content" | "agreement">,
): Promise<Output<"activity/getEnterpriseOptions">> {
  const [statement, sample] = await Promise.all([
    context.content.get<Statement>("statement", "enterprise"),
    context.content.get<Agreement>("agreement", "enterprise"),
  ]);
  const own = context.agreement;
  const agreement = own ?? sample;
  return {
    eventsPerYear: enterpriseEvents.map(({ id, zh }) => ({ id, name: zh })),
    budgets: enterpriseBudgets.map(({ id, zh }) => ({ id, name: zh })),
    ...(statement && { statement: { ...buildStatementTable(statement), list: statement.events } }),
    ...(agreement && {
      agreement: { articles: [...agreement.articles], steps: [...agreement.steps], ...(!own && { demo: true }) },
    }),
  };
}
