/** Texts of a success page where nothing shows that this visit has submitted something. */
export const nothingSentZh = {
  title: "没有提交记录",
  text: "此页显示刚提交的需求，本次访问没有提交过。要办会请填写需求；提交过的需求，请打开提交时保存的专属链接查看进度。",
  /** Its address has a reference, or is that of a duplicate: anyone can open it. */
  linked: {
    title: "需求提交结果",
    lead: "编号 {reference}。如您刚提交需求：需求已收到，请妥善保存此编号，来电时请告知。如未提交过：此页不代表有需求已收到。",
    leadPlain: "如您刚提交需求：相同的需求此前已收到，不必再次提交。如未提交过：此页不代表有需求已收到。",
    next: "提交需求后的流程",
    description: "提交需求后，在此页查看编号和后续流程。",
  },
};
