/** Texts of a success page that was opened without a submission. */
export const nothingSentZh = {
  title: "没有提交记录",
  text: "此页显示刚提交的需求，本次访问没有提交过。要办会请填写需求；提交过的需求，请打开提交时保存的专属链接查看进度。",
};
