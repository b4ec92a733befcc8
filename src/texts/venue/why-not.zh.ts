/** Texts that say by how much a space misses what an event demands, and what makes up for it. */
export const whyNotZh = {
  title: "不符合的条件",
  remedies: "可以这样调整",
  miss: {
    people: (short: string, layout: string, seats: string) => `差 ${short} 座（${layout}可坐 ${seats}）`,
    unsuitable: (layout: string) => `不适合${layout}`,
    height: (short: string, height: string) => `低 ${short} m（净高 ${height} m）`,
    door: (short: string, size: string) => `进货门${short}（${size} m）`,
    narrow: (metres: string) => `窄 ${metres} m`,
    low: (metres: string) => `低 ${metres} m`,
    priceDay: (over: string, price: string) => `超 ${over} / 天（${price} / 天）`,
    priceHalfDay: (over: string, price: string) => `超 ${over} / 半天（${price} / 半天）`,
    area: (short: string, area: string) => `小 ${short} m²（面积 ${area} m²）`,
    distance: (over: string, distance: string) => `远 ${over}（相距 ${distance}）`,
    feature: (name: string) => `没有${name}`,
    notPillarFree: "有立柱",
  },
  remedy: {
    "no-stage": (seats: string) => `不设舞台，紧凑可坐 ${seats}`,
    layout: (layout: string, seats: string) => `换${layout}，可坐 ${seats}`,
    "lower-screen": (screen: string, farthest: string) => `屏高降到 ${screen} m，${farthest} m 内看得清`,
    "half-day": (price: string) => `改半天，${price}`,
    sibling: (name: string) => `本店${name}`,
    seats: (seats: string) => `，可坐 ${seats}`,
    area: (area: string) => `，${area} m²`,
  },
} as const;
