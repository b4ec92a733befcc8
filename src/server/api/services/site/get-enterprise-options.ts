import type { Output } from "#contract/index.ts";
import { buildStatementTable, type Statement } from "#domain/content/build-statement-table.ts";
import { enterpriseBudgets, enterpriseEvents } from "#domain/demand/enterprise-events.ts";
import type { Context } from "../context.ts";

/** Returns the options of the enterprise form, and the sample statement where the catalogue has one. */
export async function getEnterpriseOptions({
  content,
}: Pick<Context, "content">): Promise<Output<"activity/getEnterpriseOptions">> {
  const statement = await content.get<Statement>("statement", "enterprise");
  return {
    eventsPerYear: enterpriseEvents.map(({ id, zh }) => ({ id, name: zh })),
    budgets: enterpriseBudgets.map(({ id, zh }) => ({ id, name: zh })),
    ...(statement && { statement: { ...buildStatementTable(statement), list: statement.events } }),
  };
}
