import { describe, expect, it } from "vitest";
import { applyRemedy } from "../apply-remedy.ts";
import type { Offer, OfferTurnover } from "../offer.ts";
import { createSession } from "../create-session.fixture.ts";
import type { Programme } from "../programme.ts";
import { describeBlock, formatClock } from "./describe-block.ts";
import { describeFailure, describeRemedy } from "./describe-failure.ts";
import { describeTurnovers, describeUse } from "./describe-use.ts";

const dinner = createSession({ name: "晚宴", kind: "meal", layout: "banquet", from: 1110, to: 1260 });
const breakouts = createSession({ name: "分会场", kind: "breakout", people: 30, count: 3, layout: "ushape" });
const rooms = { kind: "rooms", name: "客房", rooms: 80, nights: 2, day: "2026-12-16", guessed: [] } as const;
const programme: Programme = { blocks: [createSession({ name: "主会场" }), dinner, breakouts, rooms] };
const turnover = (more: Partial<OfferTurnover> = {}): OfferTurnover => ({
  after: 0,
  block: 1,
  spaceId: "h",
  minutes: 90,
  available: 60,
  isOvernight: false,
  crew: 6,
  fixedMinutes: 25,
  wallMinutes: 0,
  furnitureMinutes: 65,
  ...more,
});
const offer = (more: Partial<Offer>) =>
  ({ status: "fits", placements: [{ block: 0, spaceId: "h" }], turnovers: [], failures: [], ...more }) as Offer;
const spaces = [{ id: "h", name: "大宴会厅" }];

describe("words of an offer", () => {
  it("say what a block is", () => {
    expect(programme.blocks.map(describeBlock)).toEqual([
      "12 月 17 日 周四 9:00–17:30，主会场，200 人课桌式",
      "12 月 17 日 周四 18:30–21:00，晚宴，20 桌",
      "12 月 17 日 周四 9:00–17:30，分会场，3 × 30 人 U 型",
      "12 月 16 日 周三 入住，客房，80 间 2 晚",
    ]);
    expect([formatClock(545), formatClock(1500)]).toEqual(["9:05", "次日 1:00"]);
  });

  it("say how the venue does it", () => {
    expect(describeUse(offer({}), programme, spaces)).toBe("只用一个会场，白天不翻台");
    const overnight = offer({ turnovers: [turnover({ isOvernight: true })] });
    expect(describeUse(overnight, programme, spaces)).toBe("只用一个会场，白天不翻台，夜里重摆 1 次");
    const turned = offer({
      turnovers: [turnover(), turnover({ spaceId: "i" }), turnover({ block: 2, wallMinutes: 20 })],
    });
    expect(describeUse(turned, programme, spaces)).toBe("主会场散场后，大宴会厅改摆晚宴 20 桌，另翻台 1 次");
    expect(describeUse(offer({ placements: [] }), programme, spaces)).toBe("");
  });

  it("say how long the tightest turnover takes", () => {
    expect(describeTurnovers(offer({}))).toBe("不翻台");
    expect(describeTurnovers(offer({ turnovers: [turnover()] }))).toBe("翻台 1 次，要 90 分钟，有 60 分钟");
    const both = offer({ turnovers: [turnover({ available: 200 }), turnover({ block: 2 })] });
    expect(describeTurnovers(both)).toBe("翻台 2 次，最紧的一次要 90 分钟，有 60 分钟");
  });

  it("say what lacks", () => {
    const lacking = offer({ turnovers: [turnover()] });
    const describeOne = (failure: Offer["failures"][number]) => describeFailure(failure, programme, lacking);
    expect(describeOne({ kind: "minutes", block: 1, after: 0, short: 30 })).toBe(
      "晚宴前翻台要 90 分钟，只有 60 分钟，差 30 分钟",
    );
    expect(describeOne({ kind: "seats", block: 0, short: 20, largest: 180 })).toBe("主会场最多坐 180 人，差 20 人");
    expect(describeOne({ kind: "seats", block: 0, short: 200, largest: 0 })).toBe("没有能摆主会场的会场");
    expect(describeOne({ kind: "spaces", block: 2, short: 1 })).toBe("分会场还差 1 个会场");
    expect(describeOne({ kind: "blocked", block: 0 })).toBe("主会场那天够大的会场已有预订");
    expect(describeOne({ kind: "guestRooms", block: 3, short: 20 })).toBe("客房差 20 间");
  });

  it("say which change helps, and make it", () => {
    expect(describeRemedy({ kind: "shift", block: 1, minutes: 30 }, programme)).toBe("晚宴改为 19:00 开席就够");
    expect(describeRemedy({ kind: "layout", block: 0, layout: "theatre" }, programme)).toBe("主会场改摆剧院式就够");
    expect(describeRemedy({ kind: "people", block: 0, people: 180 }, programme)).toBe("主会场减到 180 人课桌式就够");
    expect(describeRemedy({ kind: "day", block: 2, dayNumber: 2 }, programme)).toBe("分会场改到 12 月 18 日 周五 就够");
    expect(applyRemedy(programme, { kind: "shift", block: 1, minutes: 30 }).blocks[1]).toMatchObject({
      from: 1140,
      to: 1290,
    });
  });
});
