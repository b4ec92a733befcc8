import { formatGroupHref } from "#domain/venue/group-query.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import type { Crumb } from "../../ui/navigation/breadcrumb.tsx";
import type { GroupData } from "./loader.ts";

/**
 * Builds the breadcrumb: 首页 / 酒店集团 / 希尔顿 / 广州; the group without a link on its own page. The groups have no page of
 * their own: their step leads to the eight at the end of this one.
 */
export const buildGroupCrumbs = ({ topic: { name, groupName, city } }: Pick<GroupData, "topic">): Crumb[] => [
  { label: groupZh.home, href: "/" },
  { label: groupZh.groups, href: `${formatGroupHref(groupName, { cityCode: city?.code })}#groups` },
  { label: name, ...(city && { href: formatGroupHref(groupName) }) },
  ...(city ? [{ label: city.name }] : []),
];
