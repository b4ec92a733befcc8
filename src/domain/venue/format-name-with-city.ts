/** Returns a venue's name with its city, for unique page titles: 天津箴序商务酒店; 北京饭店 already contains its city. */
export const formatNameWithCity = ({ name, cityName }: { name: string; cityName: string }): string =>
  name.includes(cityName) ? name : cityName + name;
