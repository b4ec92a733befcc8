import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { Chip } from "#web/ui/forms/chip.tsx";
import type { GroupLinks } from "../group-links.ts";
import styles from "./group-hero.module.css";

interface BrandChipsProps {
  topic: Pick<TopicInfo, "brands" | "brand">;
  links: GroupLinks;
}

/** Renders the brands of a group as a filter, each with how many of its venues hold the people; nothing where there is one. */
export function BrandChips({ topic: { brands, brand }, links }: BrandChipsProps) {
  const named = brands.filter(({ id }) => id !== undefined);
  if (named.length < 2 && !brand) return null;
  const all = brands.reduce((sum, { fits }) => sum + fits, 0);
  return (
    <nav aria-label={groupZh.brands.label} className={styles.brands}>
      <Chip count={all} href={links.formatBrandHref()} on={!brand}>
        {groupZh.brands.all}
      </Chip>
      {named.map(({ id, name, fits }) => (
        <Chip count={fits} href={links.formatBrandHref(id)} key={name} on={id === brand?.id}>
          {name}
        </Chip>
      ))}
    </nav>
  );
}
