import { useInterfaceTexts } from "../../platform/use-interface-texts.ts";
import { Link } from "./link.tsx";
import styles from "./breadcrumb.module.css";

export interface Crumb {
  label: string;
  /** Absent on the page itself. */
  href?: string;
}

/** The breadcrumb from the city to this page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const texts = useInterfaceTexts();
  return (
    <nav className={styles.breadcrumb} aria-label={texts.breadcrumb}>
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={`${href} ${label}`}>
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
