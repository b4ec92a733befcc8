/** The demo plan of a city. */
export interface CityPlan {
  code: string;
  venues: number;
  /** Price level; Beijing is 1. */
  price: number;
  /** Position of its pier (GCJ-02, to about a kilometre); a city without one has no cruise venues. */
  pier?: readonly [lng: number, lat: number];
  /** Share of resorts, set for tourist destinations. */
  resorts?: number;
}

/** The open cities, each with its number of venues. */
export const cityPlans: readonly CityPlan[] = [
  { code: "110000", venues: 320, price: 1, pier: [116.4686, 39.9486] },
  { code: "310000", venues: 240, price: 1.05, pier: [121.4985, 31.2316] },
  { code: "440100", venues: 150, price: 0.9, pier: [113.2707, 23.1131] },
  { code: "440300", venues: 150, price: 0.96, pier: [113.9175, 22.4765] },
  { code: "330100", venues: 100, price: 0.84, pier: [120.1405, 30.3195] },
  { code: "510100", venues: 100, price: 0.76, pier: [104.0862, 30.6407] },
  { code: "320100", venues: 70, price: 0.76, pier: [118.7884, 32.0207] },
  { code: "420100", venues: 70, price: 0.7, pier: [114.2985, 30.5795] },
  { code: "500000", venues: 70, price: 0.68, pier: [106.5872, 29.5671] },
  { code: "610100", venues: 64, price: 0.68 },
  { code: "320500", venues: 64, price: 0.78, pier: [120.7004, 31.3187] },
  { code: "120000", venues: 52, price: 0.7, pier: [117.2066, 39.1361] },
  { code: "460200", venues: 56, price: 0.88, pier: [109.5041, 18.2287], resorts: 0.34 },
  { code: "350200", venues: 46, price: 0.78, pier: [118.0719, 24.4552], resorts: 0.08 },
  { code: "370200", venues: 46, price: 0.74, pier: [120.3924, 36.0587], resorts: 0.08 },
  { code: "430100", venues: 48, price: 0.64, pier: [112.9663, 28.1953] },
  { code: "330200", venues: 40, price: 0.7, pier: [121.5602, 29.8772] },
  { code: "410100", venues: 38, price: 0.6 },
  { code: "530100", venues: 36, price: 0.62, resorts: 0.1 },
  { code: "320200", venues: 34, price: 0.7, pier: [120.2238, 31.5231] },
  { code: "441900", venues: 30, price: 0.68 },
  { code: "440600", venues: 28, price: 0.68 },
  { code: "210200", venues: 30, price: 0.64, pier: [121.6735, 38.9153] },
  { code: "210100", venues: 26, price: 0.56 },
  { code: "370100", venues: 28, price: 0.6 },
  { code: "340100", venues: 28, price: 0.6 },
  { code: "350100", venues: 26, price: 0.64, pier: [119.3154, 26.0521] },
  { code: "440400", venues: 28, price: 0.72, pier: [113.5874, 22.2702], resorts: 0.1 },
  { code: "460100", venues: 26, price: 0.66, resorts: 0.16 },
  { code: "230100", venues: 24, price: 0.54, pier: [126.6187, 45.7815] },
  { code: "220100", venues: 22, price: 0.52 },
  { code: "130100", venues: 22, price: 0.52 },
  { code: "140100", venues: 20, price: 0.54 },
  { code: "360100", venues: 22, price: 0.56 },
  { code: "450100", venues: 22, price: 0.56 },
  { code: "520100", venues: 22, price: 0.56 },
  { code: "450300", venues: 22, price: 0.6, pier: [110.2976, 25.2745], resorts: 0.14 },
  { code: "530700", venues: 20, price: 0.68, resorts: 0.24 },
  { code: "320400", venues: 20, price: 0.62 },
  { code: "330300", venues: 20, price: 0.6 },
  { code: "330600", venues: 20, price: 0.62 },
  { code: "330400", venues: 20, price: 0.64 },
  { code: "330500", venues: 20, price: 0.7, resorts: 0.3 },
  { code: "370600", venues: 20, price: 0.56 },
  { code: "341000", venues: 20, price: 0.6, resorts: 0.22 },
  { code: "620100", venues: 20, price: 0.52 },
];
