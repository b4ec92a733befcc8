import type { BudgetSplit } from "../split-budget.ts";
import { formatWan } from "./format-wan.ts";

/** Formats an amount without an empty decimal: 10 万元, 4.2 万元. */
const format = (yuan: number): string => formatWan(yuan).replace(".0 ", " ");

/** Says what a budget in all leaves for the hire: 总预算 10 万元，餐饮约 6 万元，场租还剩约 4 万元；设备、人员、税费等约 3.9 万元另计. */
export function formatBudgetSplit({ budget, dining, rooms, others, left }: BudgetSplit): string {
  const parts = [
    `总预算 ${format(budget)}`,
    dining > 0 && `餐饮约 ${format(dining)}`,
    rooms > 0 && `客房约 ${format(rooms)}`,
    left > 0 ? `场租还剩约 ${format(left)}` : `已超出约 ${format(-left)}，场租没有余额`,
  ];
  const rest = others > 0 ? `；设备、人员、税费等约 ${format(others)}另计` : "";
  return parts.filter(Boolean).join("，") + rest;
}
