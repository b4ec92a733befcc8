import { dayMs } from "#domain/day.ts";
import { formatNumber } from "#domain/format.ts";
import { createClockStore, isTooFarAhead } from "#server/store/clock-store.ts";
import { createDemandStore } from "#server/store/demand-store.ts";
import { createSharedListStore } from "#server/store/shared-list-store.ts";
import { formatMoment } from "./demand-columns.ts";
import type { DemandsDependencies } from "./demands-dependencies.ts";

/**
 * Shows the present time, the last known one and how much is due to be erased; with `--yes` confirms the clock where it is too far ahead, so that the
 * running site erases again. @returns the exit code
 */
export async function confirmClock(
  { open, now, out, err, retentionDays }: DemandsDependencies,
  { yes = false }: { yes?: boolean | undefined },
): Promise<number> {
  const database = await open({ readonly: !yes });
  const clock = createClockStore(database);
  const at = now().toISOString();
  const days = retentionDays();
  const before = new Date(Date.parse(at) - days * dayMs).toISOString();
  const lastTime = await clock.lastTime(at);
  const demands = formatNumber(await createDemandStore(database).countDue(before));
  const lists = formatNumber(await createSharedListStore(database).countExpired(at));
  out(`现在的系统时间：${formatMoment(at)}`);
  out(`上次可靠的时间：${lastTime === undefined ? "没有记录" : formatMoment(lastTime)}`);
  out(`按现在的时间应删除：${demands} 条需求的个人信息（${days} 天没有变动），${lists} 份到期的共享备选`);
  if (yes) {
    await clock.mark(at);
    err("已确认。运行中的网站十分钟内开始删除。");
    return 0;
  }
  const isAhead = lastTime !== undefined && isTooFarAhead(Date.parse(at), Date.parse(lastTime));
  err(isAhead ? "还没有确认。时间正确请加 --yes；时间不对请先校准，不要确认。" : "系统时间正常，不需要确认。");
  return isAhead ? 1 : 0;
}
