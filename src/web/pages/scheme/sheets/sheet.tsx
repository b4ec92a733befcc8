import type { ReactNode } from "react";
import { siteZh } from "#texts/site/site.zh.ts";
import { Logo } from "#web/ui/drawing/logo.tsx";
import styles from "./sheet.module.css";

interface SheetProps {
  title: string;
  aside: ReactNode;
  /** Label and text of each cell of the title block. */
  cells: readonly (readonly [label: string, text: string])[];
  children: ReactNode;
}

/** Renders a sheet of A4 with its title block; it stays paper in the dark scheme. */
export function Sheet({ title, aside, cells, children }: SheetProps) {
  return (
    <article className={styles.sheet} data-theme="light">
      <header>
        <h2>{title}</h2>
        <span>{aside}</span>
      </header>
      {children}
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
