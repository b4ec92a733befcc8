import type { Agreement } from "#domain/content/agreement.ts";

/** What the invented operator of the demo offers companies. */
export const enterpriseAgreement: Agreement = {
  articles: [
    { name: "回电", text: "工作日 9:00–18:00，固定顾问一名，备份一名。", value: 2, unit: "小时内" },
    {
      name: "报价",
      text: "1 个工作日内，场租、餐饮、客房、服务费、税费分列，口径相同。",
      value: 3,
      unit: "家起",
    },
    { name: "价格", text: "同一会场同一日期不高于门市价，高了退还差额。", value: 0, unit: "元价差" },
    { name: "标准", text: "按贵司差旅标准筛选，超标的单独标出，注明审批人。", value: 1, unit: "张表" },
    { name: "付款", text: "一个账户，场地定金由我们先付。", value: 30, unit: "天结算" },
    { name: "发票", text: "增值税专用发票，可按部门分列，也可一场一张。", value: 1, unit: "张，每月" },
    { name: "资料", text: "参会名单会后删除，场地只见人数，不见名单。", value: 30, unit: "天删除" },
  ],
  steps: [
    { days: 1, name: "通话", text: "30 分钟" },
    { days: 2, name: "标准与草案", text: "差旅标准、付款、发票写成协议" },
    { days: 7, name: "双方法务", text: "一般两轮，修订稿当天回复" },
    { days: 2, name: "开通", text: "建部门和审批人，预订第一场会" },
  ],
};
