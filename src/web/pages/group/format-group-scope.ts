import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";

/** Names what a group's page is about: 希尔顿, 深圳希尔顿, or the brand in place of the group. */
export const formatGroupScope = ({ name, city, brand }: Pick<TopicInfo, "name" | "city" | "brand">): string =>
  `${city?.name ?? ""}${brand?.name ?? name}`;
