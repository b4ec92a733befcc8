import type { Output } from "#contract/index.ts";
import type { FullDemandView } from "#contract/demand/private-demand-endpoints.ts";
import { dayMs } from "#domain/day.ts";
import type { Demand } from "#domain/demand/demand-schema.ts";
import { readBudgetKind } from "#domain/demand/demand-option.ts";
import { demandKinds, isDemandStatus, type DemandStatus } from "#domain/demand/demand-status.ts";
import { findWithdrawal } from "#domain/demand/progress/find-withdrawal.ts";
import { maskEmail, maskPhone } from "#domain/demand/progress/mask-phone.ts";
import { restoreDays } from "#domain/limits.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import type { StoredDemand } from "#server/store/demand-store.ts";
import type { Context } from "../../context.ts";
import { listQuotes } from "./list-quotes.ts";
import { listRequestedVenues } from "./list-requested-venues.ts";

type ViewContext = Pick<Context, "catalogue" | "content" | "demands" | "quotes" | "now">;

/** A stored status is one of the list; a row of an older release would otherwise not be answered. */
const readStatus = (status: string): DemandStatus => (isDemandStatus(status) ? status : "new");

const readLocale = ({ locale }: Partial<Demand>) => (locale === "en" ? "en" : "zh");

function readRequested(body: Partial<Demand>): FullDemandView["requested"] {
  const { eventType, startDate, endDate, days, dateFlexible, people, layout, budget, guestRooms, shareBudget } = body;
  const city = findCityByCode(body.cityCode ?? "");
  return {
    cityName: readLocale(body) === "en" ? city?.nameEn : city?.name,
    eventType: eventType || undefined,
    startDate: startDate || undefined,
    endDate: endDate || undefined,
    days,
    dateFlexible,
    alternativeDates: body.alternativeDates,
    people,
    layout: layout || undefined,
    budget: budget ? Number(budget) : undefined,
    budgetKind: budget ? readBudgetKind(body.budgetKind) : undefined,
    shareBudget,
    contactBy: body.contactBy || undefined,
    guestRooms,
    needs: body.needs ?? [],
    remarks: body.remarks || undefined,
  };
}

function readCity({ cityCode = "" }: Partial<Demand>): FullDemandView["city"] {
  const city = findCityByCode(cityCode);
  return city && { code: city.code, name: city.name, pinyin: city.pinyin };
}

/** Returns the history for the visitor: statuses and own remarks; notes of the operator are internal. */
async function listHistory({ demands }: ViewContext, reference: string): Promise<FullDemandView["history"]> {
  const entries = await demands.history(reference);
  return entries.flatMap(({ event, author, status, at, note }) =>
    event === "note"
      ? []
      : [
          {
            event,
            author,
            at,
            status: readStatus(status),
            ...(event === "remark" && author === "visitor" && { remark: note }),
          },
        ],
  );
}

/** Returns until when a demand can be restored; undefined unless it is withdrawn. */
function getRestoreBy({ status }: StoredDemand, history: FullDemandView["history"]): string | undefined {
  if (status !== "withdrawn") return undefined;
  const { at } = findWithdrawal(history);
  return at && new Date(Date.parse(at) + restoreDays * dayMs).toISOString();
}

/** Builds what the private page of a demand shows. */
export async function toDemandView(context: ViewContext, demand: StoredDemand): Promise<Output<"demand/get">> {
  const body = demand.body as Partial<Demand>;
  const { reference, createdAt, assignee, erasedAt } = demand;
  const common = { reference, locale: readLocale(body), now: context.now().toISOString() } as const;
  if (erasedAt) return { ...common, state: "erased", erasedAt };
  const [history, venues, quotes] = await Promise.all([
    listHistory(context, reference),
    listRequestedVenues(context, body),
    listQuotes(context, demand),
  ]);
  return {
    ...common,
    state: "stored",
    kind: demandKinds.find(({ id }) => id === demand.kind)?.id ?? "meeting",
    status: readStatus(demand.status),
    createdAt,
    city: readCity(body),
    requested: readRequested(body),
    contact: { phone: maskPhone(demand.mobile), email: body.email ? maskEmail(body.email) : undefined },
    venues,
    quotes,
    assignee: assignee || undefined,
    history,
    restoreBy: getRestoreBy(demand, history),
  };
}
