import fc from "fast-check";

const pieces =
  "12月17日 17-18日 12/17-18 下周五 第二天 第99天 D3 每天 3000天 两天一夜 1月1日 12月31日 上午 下午 晚上 9:00-17:30 18:30开席 2点到5点半 25:70 17点结束 主会场 分会场 4个分会场 分3组讨论 年会 董事会 培训 签到 茶歇 午餐 晚宴 自助餐 客房 住110间 两晚 16、17两晚 200人 每组8人 3×30 99x9999 20桌 80间 80间×2晚 课桌式 U型 预算40万 人均300 不要晚宴 国贸 要LED 骆驼 ， ； 。 : 、 + （ ） \n \t | 0人 9999999人 一 百 x 7"
    .split(" ")
    .map((piece) => piece.replace("\\n", "\n").replace("\\t", "\t"));

/** Texts of pieces of programmes in any order, with any characters between them. */
export const programmeText = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, fc.string({ maxLength: 4 })),
      fc.constantFrom("", " "),
    ),
    {
      maxLength: 24,
    },
  )
  .map((parts) => parts.flat().join(""));
