/** A house's name with its city, so that no two houses go by one title: 天津箴序商务酒店; 北京饭店 says its own. */
export const placedName = ({ name, cityName }: { name: string; cityName: string }): string =>
  name.includes(cityName) ? name : cityName + name;
