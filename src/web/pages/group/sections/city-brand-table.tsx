import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { formatNumber } from "#domain/format.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import type { GroupLinks } from "../group-links.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./city-brand-table.module.css";

interface CityBrandTableProps {
  topic: Pick<TopicInfo, "cities" | "brands" | "city">;
  links: GroupLinks;
}

/** Renders the group's venues by city and brand; each number leads to the city's page with that brand. */
export function CityBrandTable({ topic: { cities, brands, city }, links }: CityBrandTableProps) {
  const texts = groupZh.cities;
  const sum = (of: readonly number[]) => formatNumber(of.reduce((a, b) => a + b, 0));
  return (
    <section className={pageStructureStyles.section}>
      <h2>{texts.title}</h2>
      <div className={styles.frame}>
        <table aria-label={texts.title} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.city}</th>
              {brands.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{texts.total}</th>
            </tr>
          </thead>
          <tbody>
            {cities.map(({ code, name, venues, byBrand }) => (
              <tr key={code}>
                <th scope="row">
                  <Link aria-current={code === city?.code ? "true" : undefined} href={links.formatCityHref(code)}>
                    {name}
                  </Link>
                </th>
                {byBrand.map((count, at) => {
                  const { id, name: brand } = brands[at]!;
                  if (count === 0)
                    return (
                      <td className={styles.none} key={brand}>
                        <span aria-hidden="true">{groupZh.table.none}</span>
                        <span className={textStyles.visuallyHidden}>{groupZh.table.noneLabel}</span>
                      </td>
                    );
                  return (
                    <td key={brand}>
                      {id ? (
                        <Link
                          aria-label={`${name} ${brand} ${count} ${groupZh.table.count}`}
                          href={links.formatCityHref(code, id)}
                        >
                          {count}
                        </Link>
                      ) : (
                        count
                      )}
                    </td>
                  );
                })}
                <td className={styles.total}>{formatNumber(venues)}</td>
              </tr>
            ))}
            <tr className={styles.sumRow}>
              <th scope="row">{texts.total}</th>
              {brands.map(({ name, venues }) => (
                <td key={name}>{formatNumber(venues)}</td>
              ))}
              <td className={styles.total}>{sum(cities.map(({ venues }) => venues))}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}
