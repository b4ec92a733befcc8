/**
 * Features to filter by; `bit` is the position in the bit set of the URL grammar (product.md 2.2).
 * `of` is the owner: a feature of the venue applies to all its spaces.
 */
export const features = [
  { bit: 0, key: "led", name: "LED 屏", of: "space" },
  { bit: 1, key: "projection", name: "投影", of: "space" },
  { bit: 2, key: "stage", name: "舞台", of: "space" },
  { bit: 3, key: "sound", name: "音响", of: "space" },
  { bit: 4, key: "lighting", name: "灯光", of: "space" },
  { bit: 5, key: "interpretation", name: "同传", of: "space" },
  { bit: 6, key: "video-meeting", name: "视频会议", of: "space" },
  { bit: 7, key: "pillar-free", name: "无柱", of: "space" },
  { bit: 8, key: "daylight", name: "自然光", of: "space" },
  { bit: 9, key: "vehicle-access", name: "车辆进场", of: "space" },
  { bit: 10, key: "goods-lift", name: "货梯", of: "space" },
  { bit: 11, key: "divisible", name: "可分隔", of: "space" },
  { bit: 12, key: "foyer", name: "独立前厅", of: "space" },
  { bit: 13, key: "ground-floor", name: "首层", of: "space" },
  { bit: 14, key: "lawn", name: "户外草坪", of: "venue" },
  { bit: 15, key: "green-room", name: "贵宾室化妆间", of: "space" },
  { bit: 16, key: "accessible", name: "无障碍", of: "venue" },
  { bit: 17, key: "rigging", name: "吊点", of: "space" },
  { bit: 18, key: "three-phase", name: "三相电", of: "space" },
  { bit: 19, key: "metro-800", name: "地铁 800 m 内", of: "venue" },
  { bit: 20, key: "rooms-100", name: "客房 100 间以上", of: "venue" },
  { bit: 21, key: "parking-100", name: "车位 100 个以上", of: "venue" },
  { bit: 22, key: "own-catering", name: "自有餐饮", of: "venue" },
  { bit: 23, key: "waterfront", name: "水景", of: "venue" },
  { bit: 24, key: "vr", name: "有 VR", of: "space" },
  { bit: 25, key: "plan", name: "有平面图", of: "space" },
] as const;

export type FeatureKey = (typeof features)[number]["key"];

const bitByKey = new Map<FeatureKey, number>(features.map((feature) => [feature.key, feature.bit]));

/** Returns the bit set of these features, as a number. */
export const toFeatureBits = (keys: Iterable<FeatureKey>): number => {
  let set = 0;
  for (const key of keys) set |= 1 << bitByKey.get(key)!;
  return set;
};

/** Returns the features in a bit set, in the order of their bits. */
export const listFeatures = (set: number) => features.filter((feature) => set & (1 << feature.bit));
