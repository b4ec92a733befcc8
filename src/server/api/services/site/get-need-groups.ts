import type { Output } from "#contract/index.ts";
import { type Locale, needGroups } from "#domain/demand/demand-option.ts";
import type { Context } from "../context.ts";

/** Returns the needs that a demand can contain, grouped, in a language. */
export const getNeedGroups = (_: Context, locale: Locale): Output<"common/getBusiDetailList"> =>
  needGroups.map((group) => ({
    id: group.id,
    name: group[locale],
    items: group.items.map((item) => ({ id: item.id, name: item[locale] })),
  }));
