import { formatGroupHref } from "#domain/venue/group-query.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import type { Crumb } from "../../ui/navigation/breadcrumb.tsx";
import type { GroupData } from "./loader.ts";

/**
 * Builds the breadcrumb: 首页 / 酒店集团 / 希尔顿 / 广州, or its brand; the page itself without a link. The groups have no page of
 * their own: their step leads to the eight at the end of this one.
 */
export function buildGroupCrumbs({ topic: { name, groupName, city, brand } }: Pick<GroupData, "topic">): Crumb[] {
  const cityCode = city?.code;
  const steps: Crumb[] = [
    { label: name, href: formatGroupHref(groupName) },
    ...(city ? [{ label: city.name, href: formatGroupHref(groupName, { cityCode }) }] : []),
    ...(brand ? [{ label: brand.name }] : []),
  ];
  return [
    { label: groupZh.home, href: "/" },
    { label: groupZh.groups, href: `${formatGroupHref(groupName, { cityCode })}#groups` },
    ...steps.slice(0, -1),
    { label: steps.at(-1)!.label },
  ];
}
