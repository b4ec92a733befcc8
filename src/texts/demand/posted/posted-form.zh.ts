/** Texts of the demand form that the server shows where no script does. */
export const postedFormZh = {
  title: "提交需求",
  check: "请补充后提交",
  checkText: "您填写的内容仍在下面。还有 {n} 项需要填写或修改：",
  unsentTitle: "未提交",
  unsent: "{message}。您填写的内容仍在下面。",
  fault: "出错了",
  verify: "本站要求短信验证码，须开启浏览器的脚本才能获取。[您也可以致电 {hotline} 提交需求。]",
  hotline: "[也可以致电 {hotline}。]",
  code: "短信验证码",
  consent: "同意用以上信息联系我，{days} 天后删除",
  days: "{n} 天",
  venues: "意向场地已选 {n} 家，随需求提交。",
  foreign: "此表单不是从本站提交的，未收到任何内容。",
  tooLarge: "提交的内容太大，未收到。请返回上一页，写短一些再提交。",
  wrongType: "提交的内容不是表单，未收到。",
  broken: "提交的内容无法识别，未收到。请返回上一页重新提交。",
  open: "打开表单",
};

export type PostedFormTexts = typeof postedFormZh;
