import { Link } from "./link.tsx";
import styles from "./view-switch.module.css";

interface ViewSwitchProps {
  /** What is shown in different views. */
  label: string;
  views: { href: string; label: string; current: boolean }[];
}

/** Links between the views of one page, joined like the halves of a switch. */
export const ViewSwitch = ({ label, views }: ViewSwitchProps) => (
  <nav aria-label={label} className={styles.viewSwitch}>
    {views.map((view) => (
      <Link aria-current={view.current ? "page" : undefined} href={view.href} key={view.label} resetScroll={false}>
        {view.label}
      </Link>
    ))}
  </nav>
);
