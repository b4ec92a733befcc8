/** Groups of characters that look alike in print and are mistaken for one another when typed by strokes or read by a machine. */
const groups =
  "己已巳 未末 土士 日曰目 田由甲申 戊戌戍 兔免 刀刁力 于干千 大太犬 木本术 王玉主 牛午 今令 爪瓜 见贝 氏民 历厉 赢羸 拆折析 抄炒 场扬汤杨 投没 厅斤 训驯 培陪倍 宴晏 龙尤 展屉 览贤 " +
  "团因困囚 建健键 讯训 徐涂途 馆管 宫官 淀绽 昌冒 贸贺 浦铺甫 陆陌 虹虾 滩摊 湖糊 圳训 厦夏 淮准 苏办 杭航抗坑 州洲 青情晴睛清请 岛鸟乌 渝榆 候侯 治冶 徽微 崇祟 券卷 拔拨 洒酒 夭天夫 人入八 " +
  "桌卓棹 课棵裸 院完 剧居 形型刑 鱼渔 骨滑 回向 董薰 影景 响晌 灯打 同向 传转 无元 柱住往 台合 屏屛 层屋 室窒 堂常 厢箱 园圆 庄压 望忘 京亰 阳阴 朝潮 海悔 东车 南甫 西酉 北比 丰半 顺须 昌晶 " +
  "通诵 平乎 怀坏 柔矛 密蜜 延廷 庆床 贸质 府俯 井并 里理 屯吨 直真 门问间 雍拥 金全 街衔 坡波 桥娇 嘉喜 定宝 静净 安按 徐除 汇江 杨扬场 普晋 虎虚 闵闽 松忪 奉奏 贤览 明朋 上土";

const groupsByCharacter = new Map<string, string[]>();
for (const group of groups.split(" "))
  for (const character of group) groupsByCharacter.set(character, [...(groupsByCharacter.get(character) ?? []), group]);

/** Returns whether two characters look alike. */
export const haveSimilarShapes = (one: string, other: string): boolean =>
  groupsByCharacter.get(one)?.some((group) => group.includes(other)) ?? false;
