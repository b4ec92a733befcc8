import type { LanghamSection } from "#domain/langham/langham-package.ts";
import type { CatalogTypeKey } from "#domain/picture/picture.ts";
import { readPictureLibrary, toCatalogPicture } from "../picture-selection/library-picture.ts";

type SectionPlan = Omit<LanghamSection, "picture"> & {
  /** Id of the library picture that the texts describe, and its kind. */
  shot: string;
  catalogType: CatalogTypeKey;
};

const plans: readonly SectionPlan[] = [
  {
    type: "meeting",
    shot: "linen-classroom-1",
    catalogType: "huiyishi",
    zh: {
      title: "靠窗的课桌式",
      text: "54 人课桌式，一侧落地窗，上午不必全开灯",
      note: "按人计价，含会场、投影和茶歇；超过 8 小时按小时加收。",
    },
    en: {
      title: "Classroom along the windows",
      text: "54 seats, windows along one side, no full lighting before noon",
      note: "Per person, with the room, projection and coffee breaks. More than 8 hours is charged by the hour.",
    },
  },
  {
    type: "dining",
    shot: "linen-restaurant-1",
    catalogType: "canyin",
    zh: {
      title: "全日餐厅",
      text: "会后不出酒店，60 分钟用完午餐",
      note: "按人或按桌，酒水另计；自带酒水的开瓶费签约前写明。",
    },
    en: {
      title: "The all-day restaurant",
      text: "Lunch in 60 minutes without leaving the hotel",
      note: "Per person or per table, drinks apart. Corkage is agreed in the contract.",
    },
  },
  {
    type: "wedding",
    shot: "ivory-lawn-1",
    catalogType: "waiguan",
    zh: {
      title: "草坪仪式",
      text: "仪式 30 分钟，日落前礼成，灯串随后点亮",
      note: "草坪与宴会厅同一天，雨天改室内不加价；彩排半天含在内。",
    },
    en: {
      title: "Ceremony on the lawn",
      text: "Half an hour, over before sunset; the lights come on after",
      note: "Lawn and ballroom on one day, indoors in rain at no charge; half a day of rehearsal is included.",
    },
  },
  {
    type: "package",
    shot: "ivory-lobby-2",
    catalogType: "dating",
    zh: {
      title: "会议、用餐、客房一个价",
      text: "散会在楼下用晚餐，当晚住下，第二天 9:00 接着开",
      note: "会议、三餐和客房合成一人的价；两人一间，单住补差价。",
    },
    en: {
      title: "Meeting, meals and room in one rate",
      text: "Dinner downstairs, a night in the hotel, on again at 9:00",
      note: "Meeting, meals and guest room as one rate a person. Two share a room; a single room costs a supplement.",
    },
  },
];

/** Builds what stands at each type's hour, with the rendered picture that its texts describe. @throws Error if it is missing */
export function buildLanghamSections(): { id: string; body: LanghamSection }[] {
  const library = new Map(readPictureLibrary().map((shot) => [shot.id, shot]));
  return plans.map(({ shot, catalogType, ...section }) => {
    const picture = library.get(shot);
    if (!picture) throw new Error(`the library has no picture ${shot}`);
    return { id: section.type, body: { ...section, picture: toCatalogPicture(picture, { catalogType }) } };
  });
}
