import type { ReactNode } from "react";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import { Logo } from "#web/ui/drawing/logo.tsx";
import styles from "./sheet.module.css";

/** What every title block says. */
export interface SheetMeta {
  /** Name of the sheet. */
  name: string;
  /** Second cell: the city, or the scale. */
  cell: readonly [label: string, text: string];
  by: string | undefined;
  /** ISO day. */
  date: string;
  page: number;
  pages: number;
}

/** Returns the id of a sheet, to which the list of sheets leads. */
export const getSheetId = (page: number): string => `sheet-${page}`;

/** Renders a sheet of A4 with its title block; it stays paper in the dark scheme. */
export function SheetFrame({ meta, children }: { meta: SheetMeta; children: ReactNode }) {
  const { block } = texts;
  const cells = [
    [block.page, meta.name],
    meta.cell,
    [block.by, meta.by ?? ""],
    [block.date, meta.date],
    [block.number, texts.of(meta.page, meta.pages)],
  ] as const;
  return (
    <article className={styles.sheet} data-theme="light" id={getSheetId(meta.page)}>
      <div className={styles.body}>{children}</div>
      <div className={styles.titleBlock}>
        <span className={styles.logo}>
          <Logo name={siteZh.shell.siteName} />
        </span>
        <dl>
          {cells.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
