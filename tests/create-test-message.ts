import type { Message } from "#server/delivery/channel.ts";
import { createMessageBuilder } from "#server/delivery/message/create-message-builder.ts";
import type { StoredDemand } from "#server/store/demand-store.ts";

/** The moment of the message: a Monday, 10:05 in China. */
export const messageMoment = new Date("2026-11-23T02:05:00.000Z");

/** A remark with everything that robots, mail readers and headers could take for their own. */
export const hostileRemark = [
  '@all <@all> <at user_id="all">所有人</at> @13800138000',
  "[点此领奖](https://evil.example/x) ![图](https://evil.example/y.png)",
  '# 标题 **粗体** `代码` <font color="warning">红</font>',
  "<script>alert(1)</script><img src=x onerror=alert(1)>&lt;b&gt;",
  "Bcc: victim@example.com\r\n\r\nX-Injected: 1",
  "\u202e倒写\u202c\u0000",
].join("\n");

interface TestMessage {
  event?: string;
  /** Replaces fields of the demand's body. */
  body?: Record<string, unknown>;
  /** Replaces columns of the demand. */
  stored?: Partial<StoredDemand>;
}

/** A demand with every field, at one hotel and one of its rooms. */
const testDemand: StoredDemand = {
  reference: "HZ-1123-ABCD",
  token: "abcdefghijklmnopqrstuvwxyz012345",
  kind: "meeting",
  status: "new",
  mobile: "13800138000",
  cityCode: "110000",
  createdAt: "2026-11-23T02:00:00.000Z",
  updatedAt: "2026-11-23T02:00:00.000Z",
  missedAt: "",
  assignee: "",
  erasedAt: "",
  body: {
    name: "陈女士",
    mobile: "13800138000",
    company: "云栖科技",
    email: "chen@example.com",
    cityCode: "110000",
    eventType: "training",
    startDate: "2026-12-18",
    days: 2,
    people: 1200,
    layout: "theatre",
    budget: "50000",
    needs: ["led", "tea-break"],
    guestRooms: 40,
    remarks: "需要靠近地铁",
    siteIds: ["1"],
    spaceCodes: ["11"],
    pageFrom: "case/submit",
    locale: "zh",
    consent: true,
  },
};

const createBuilder = (demand: StoredDemand) =>
  createMessageBuilder({
    demands: { byReference: async () => demand },
    catalogue: {
      venuesByIds: async (ids) => ids.map((id) => ({ id, name: "云栖酒店", nameEn: "Yunqi Hotel" })) as never,
      spacesByIds: async (ids) => ids.map((id) => ({ id, name: "大宴会厅", venueId: "1" })) as never,
    },
    quotes: { venueOfStep: async () => "1" },
    deliveries: {
      historyNote: async () => hostileRemark,
      digestFigures: () => Promise.reject(new Error("a demand's message has no digest")),
    },
    findCity: () => ({ name: "北京", nameEn: "Beijing" }),
    now: () => messageMoment,
    digestHour: 9,
    reminderMinutes: 90,
  });

/** Builds a message about the test's demand. */
export async function createTestMessage({
  event = "created",
  body = {},
  stored = {},
}: TestMessage = {}): Promise<Message> {
  const demand = { ...testDemand, ...stored, body: { ...testDemand.body, ...body } };
  const leased = { id: "d", outboxId: "6f0c5d5e-1111-4222-8333-444455556666", target: "t", subjectId: "h", attempt: 1 };
  const times = { createdAt: demand.createdAt, body: "", leaseUntil: "" };
  const message = await createBuilder(demand)({ ...leased, ...times, reference: demand.reference, event });
  if (!message) throw new Error("The demand was not found.");
  return message;
}
