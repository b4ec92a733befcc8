import type { ReactNode } from "react";
import { formatNumber } from "#domain/format.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { GroupLinks } from "../group-links.ts";
import type { GroupData } from "../loader.ts";
import styles from "./group-ledger.module.css";

const texts = groupZh.ledger;

/** Cities that stand in the line; one more is shown in place of a fold of one. */
const shown = 11;

interface CityLinksProps {
  data: GroupData;
  links: GroupLinks;
}

/** Renders the cities with how many venues match in each; on a city's page also the way back to all. The smaller ones are folded away. */
export function CityLinks({ data: { venues, topic }, links }: CityLinksProps) {
  const { city } = topic;
  const isMissing = city && !venues.cities.some(({ code }) => code === city.code);
  const cities = isMissing ? [{ ...city, count: 0 }, ...venues.cities] : venues.cities;
  const first = cities.length <= shown + 1 ? cities : cities.slice(0, shown);
  const rest = cities.slice(first.length);
  const isFolded = !rest.some(({ code }) => code === city?.code);
  const renderCity = ({ code, name, count }: (typeof cities)[number]): ReactNode => (
    <Link
      aria-current={code === city?.code ? "page" : undefined}
      href={links.formatCityHref(code)}
      key={code}
      resetScroll={false}
    >
      {name}
      <small>{formatNumber(count)}</small>
    </Link>
  );
  return (
    <nav aria-label={texts.cities} className={styles.cities}>
      {city && (
        <Link href={links.formatCityHref()} resetScroll={false}>
          {texts.all}
          <small>{formatNumber(venues.groupTotal)}</small>
        </Link>
      )}
      {first.map(renderCity)}
      {rest.length > 0 && (
        <details open={!isFolded}>
          <summary className={textStyles.caret}>{texts.moreCities(formatNumber(rest.length))}</summary>
          <div className={classNames(styles.cities, styles.restCities)}>{rest.map(renderCity)}</div>
        </details>
      )}
    </nav>
  );
}
