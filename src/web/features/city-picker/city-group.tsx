import type { CityName } from "#domain/city/city.ts";
import type { CityGroup as Group } from "#domain/city/group-cities.ts";
import type { ListedCity } from "#domain/city/listed-city.ts";
import { formatNumber } from "#domain/format.ts";
import { cityZh } from "#texts/site/city.zh.ts";
import { classNames } from "../../ui/text/class-names.ts";
import chipStyles from "../../ui/forms/chip.module.css";
import textStyles from "../../ui/text/text.module.css";

interface CityGroupProps {
  group: Group<ListedCity>;
  title?: string;
  current: CityName | undefined;
  onChoose: (city: CityName) => void;
}

/** Renders a group of cities with their numbers of venues; nothing if it is empty. */
export function CityGroup({ group, title, current, onChoose }: CityGroupProps) {
  if (group.cities.length === 0) return null;
  return (
    <section data-letter={group.key}>
      {title && <h3 className={textStyles.small}>{title}</h3>}
      <ul>
        {group.cities.map((city) => (
          <li key={city.code}>
            <button
              aria-label={`${city.name}，${cityZh.count(formatNumber(city.venueCount))}`}
              aria-pressed={city.code === current?.code}
              className={classNames(
                chipStyles.chip,
                chipStyles.tall,
                city.code === current?.code && chipStyles.selected,
              )}
              data-city={city.pinyin}
              onClick={() => onChoose(city)}
              type="button"
            >
              <span>{city.name}</span>
              <b>{formatNumber(city.venueCount)}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
