import { Link } from "../../ui/navigation/link.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import textStyles from "../../ui/text/text.module.css";
import styles from "./topic-page.module.css";

interface NoGroupVenueProps {
  title: string;
  text: string;
  /** Links to the same page for the cities that have venues. */
  cities: readonly { name: string; href: string }[];
}

/** Renders the state of a city, or a catalogue, without venues of the group. */
export const NoGroupVenue = ({ title, text, cities }: NoGroupVenueProps) => (
  <EmptyState title={title}>
    <p className={textStyles.soft}>{text}</p>
    {cities.length > 0 && (
      <ul className={styles.cities}>
        {cities.map(({ name, href }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    )}
  </EmptyState>
);
