const cities = ["beijing", "shanghai", "guangzhou", "shenzhen", "hangzhou", "chengdu", "nanjing", "wuhan"];

/** Returns so many different addresses of venue lists: all combinations of a city, a layout and a number of people. */
export const listPaths = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const city = cities[at % cities.length];
    const layout = 1 + (Math.floor(at / cities.length) % 8);
    return `/${city}/changdi-0-0-0-${1 + Math.floor(at / cities.length / 8)}-${layout}`;
  });
