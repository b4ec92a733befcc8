import type { CSSProperties } from "react";
import { formatCasesHref } from "#domain/content/case-filters.ts";
import { formatNumber } from "#domain/format.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import type { CasesInput, SpaceOutline } from "../page.tsx";
import styles from "./scale-strip.module.css";

interface ScaleStripProps {
  /** Outlines by floor area. */
  spaces: readonly SpaceOutline[];
  /** Number of all measured spaces. */
  total: number;
  where: CasesInput["where"];
}

/** Renders some of the spaces at one scale, those of this page filled; it leads to the plans of all. */
export function ScaleStrip({ spaces, total, where }: ScaleStripProps) {
  if (spaces.length === 0) return null;
  const href = formatCasesHref({ ...where, view: "scale" });
  return (
    <section className={classNames(pageStructureStyles.section, styles.section)}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{casesZh.views.scale}</h2>
        <Link href={href}>{casesZh.key(formatNumber(total))}</Link>
      </div>
      <Link aria-hidden="true" className={styles.strip} href={href} tabIndex={-1}>
        {spaces.map(({ id, length, width, isShown }) => (
          <i
            className={isShown ? styles.shown : undefined}
            key={id}
            style={{ "--length": length, "--width": width } as CSSProperties}
          />
        ))}
      </Link>
      <p className={textStyles.soft}>{casesZh.stripKey}</p>
    </section>
  );
}
