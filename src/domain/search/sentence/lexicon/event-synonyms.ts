/** Synonyms by the name of the event type, separated by spaces; _ stands for a space. */
export const eventSynonyms: Readonly<Record<string, string>> = {
  培训: "培训会 培训班 内训 集训 讲座 授课 上课 公开课 training_course training_session workshop workshops 工作坊",
  年会: "年终会 尾牙 年终大会 年度大会 年终总结会 年终盛典 annual_dinner annual_party year_end_party company_party year-end_party",
  发布会:
    "新品发布会 新品发布 产品发布会 产品发布 新闻发布会 记者会 launch launch_event product_launch press_conference",
  论坛: "国际研讨会 国际论坛 国际峰会 学术研讨会 学术论坛 学术年会 学术交流会 行业论坛 圆桌论坛 峰会 高峰论坛 研讨会 学术会议 学术会 座谈会 高峰会 summit symposium",
  闭门会: "闭门会议 董事会议 董事会会议 高管会议 高管会 战略会 私董会 board_meeting board_meetings",
  大会: "国际会议 代表大会 会员大会 股东大会 表彰大会 表彰会 动员大会 启动会 誓师大会 员工大会 经销商大会 town_hall kick-off kickoff agm convention",
  订货会: "招商会 推介会 采购会 选品会",
  展览: "展会 展销会 博览会 布展 展示会 expo trade_show",
  路演: "巡展",
  沙龙: "分享会 读书会 见面会 私享会",
  晚宴: "宴会 答谢宴 答谢会 庆功宴 酒宴 晚会 欢迎晚宴 gala gala_dinner award_dinner awards_dinner",
  团建: "拓展 团队建设 team-building offsite",
  婚宴: "婚宴厅 婚礼厅 婚礼 结婚 订婚 喜宴 喜酒 wedding weddings wedding_banquet wedding_reception",
};
