/** Texts of the enterprise page and its success page. What an operator must confirm says so. */
export const enterpriseZh = {
  title: "企业会议采购",
  description: "各部门自行订会，一个账户结账，每月一张对账单。手机或座机均可预约 30 分钟通话。",
  lead: (hasAgreement: boolean) =>
    `各部门自己订会，一个账户结账，每月一张对账单。${hasAgreement ? "下面就是协议草案，签之前逐条商量。" : ""}`,
  totals: { year: "全年", events: "场", amount: "合计", amountUnit: "万元", cities: "城市", citiesUnit: "个" },
  table: {
    caption: "全年会议对账单：部门与月份，单位万元",
    unit: "万元",
    month: (month: number) => `${month} 月`,
    events: "场",
    total: "合计",
    year: "全年",
    none: "无",
    note: "示例数据。点方块查看这些会议：城市、人数、金额。",
    cell: (department: string, month: number, events: number, amount: string) =>
      `${department}，${month} 月，${events} 场，${amount} 万元`,
    dialog: (department: string, month: number) => `${department} · ${month} 月`,
    sum: (events: number, amount: string) => `${events} 场，合计 ${amount} 万元`,
    people: (people: string) => `${people} 人`,
    amount: (amount: string) => `${amount} 万元`,
  },
  agreement: {
    title: "会议采购协议",
    note: "草案，以签署的为准",
    /** 第一条 to 第十二条, by the place from 0. */
    article: (at: number) =>
      `第${["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"][at] ?? at + 1}条`,
    annex: "附件一　全年会议对账单",
    sample: (employees: string) => `一家 ${employees} 人公司的示例，方块面积即金额`,
  },
  process: {
    title: (days: string) => `从第一次通话到第一场会，约 ${days} 个工作日`,
    days: (days: string) => `${days} 天`,
    when: (from: number, to: number) => (from === to ? `第 ${from} 天` : `第 ${from}–${to} 天`),
  },
  form: {
    partyA: "甲方",
    partyB: "乙方",
    speech: "通话 30 分钟，之后给您协议草案和去年会议的费用估算。",
    /** Who calls: 林舟，企业顾问，工作日 2 小时内致电. */
    adviser: (name: string, time?: string) => `${name && `${name}，`}企业顾问，${time ?? "工作日 2 小时内"}致电`,
    when: "工作日 2 小时内",
    submit: "预约通话",
    eventsPerYear: "每年场次",
    budget: "每年会议预算",
    position: "职务",
  },
  success: {
    title: "申请已收到",
    reference: "编号",
    plain: "相同的申请此前已收到，不必再次提交。",
    none: {
      title: "没有提交记录",
      text: "此页显示刚提交的企业采购申请，本次访问没有提交过。申请在企业采购页填写。",
    },
    /** Where nothing but the address says so: anyone can open it. */
    linked: {
      title: "企业采购申请提交结果",
      lead: "如您刚提交申请：申请已收到，请妥善保存此编号。如未提交过：此页不代表有申请已收到。",
      leadPlain: "如您刚提交申请：相同的申请此前已收到，不必再次提交。如未提交过：此页不代表有申请已收到。",
      description: "提交企业采购申请后，在此页查看编号和后续流程。",
    },
    received: "已收到",
    saved: (adviser: string) => `申请已保存，由企业顾问${adviser}跟进`,
    call: "致电一次，约定 30 分钟通话的时间",
    draftWhen: "通话之后",
    draft: "协议草案发送给您",
    openWhen: "签约之后",
    open: "开通账户，预订第一场会",
    note: "以上为一般进度，以顾问确认为准。",
    withdraw: (hotline: string) => (hotline ? `如需加急，请拨打 ${hotline}，告知编号即可。` : ""),
    venues: "查看场地",
    another: "返回企业采购",
  },
};
