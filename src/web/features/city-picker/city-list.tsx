import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CityWire } from "../../../contract/schemas/entities.ts";
import { type CityGroup, groupCities, filterCities } from "../../../domain/city/group-cities.ts";
import { cityZh } from "../../../texts/site/city.zh.ts";
import type { CityName } from "../../../domain/city/city.ts";
import { useApi } from "../../platform/api/create-api-client.ts";
import { saveChosenCity, getChosenCity } from "../../platform/storage/chosen-city.ts";
import { classNames } from "../../ui/text/class-names.ts";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { TableSkeleton } from "../../ui/states/list-skeleton.tsx";
import { PositionRow } from "./position-row.tsx";
import chipStyles from "../../ui/forms/chip.module.css";
import fieldStyles from "../../ui/forms/field.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./city-list.module.css";

interface CityListProps {
  current: CityName | undefined;
  onChosen: (city: CityName) => void;
}

interface Cities {
  open: CityWire[];
  hot: CityWire[];
}

/** Renders the open cities by position, popularity and letter, with a search; a choice is stored and opens its page. */
export default function CityList({ current, onChosen }: CityListProps) {
  const call = useApi();
  const router = useRouter();
  const [cities, setCities] = useState<Cities | "failed">();
  const [searchText, setSearchText] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const load = useCallback(() => {
    setCities(undefined);
    call("common/getCitys").then(
      ({ openedCity, hotestCity }) =>
        setCities({ open: Object.values(openedCity.orderStructure).flat(), hot: hotestCity.orderStructure }),
      () => setCities("failed"),
    );
  }, [call]);
  useEffect(load, [load]);
  if (cities === "failed") {
    return <ErrorState onRetry={load} title={cityZh.failed} />;
  }
  if (!cities) return <TableSkeleton columns={3} rows={6} />;
  const choose = (city: CityName) => {
    saveChosenCity(city);
    onChosen(city);
    void router.navigate({ href: `/${city.pinyin}` });
  };
  const found = filterCities(cities.open, searchText);
  const [, hot, ...letters] = groupCities(found, searchText ? [] : cities.hot);
  // A city listed as popular is not repeated under its letter.
  const shown = letters.flatMap(({ key, cities: of }) => {
    const rest = of.filter(({ code }) => hot!.cities.every((one) => one.code !== code));
    return rest.length > 0 ? [{ key, cities: rest }] : [];
  });
  const lastCity = getChosenCity();
  const scrollToLetter = (key: string) =>
    list.current?.querySelector(`[data-letter="${key}"]`)?.scrollIntoView({ block: "start" });
  return (
    <div className={styles.cityList} ref={list}>
      <input
        aria-label={cityZh.find}
        className={fieldStyles.input}
        onChange={(event) => setSearchText(event.target.value)}
        placeholder={cityZh.find}
        type="search"
        value={searchText}
      />
      {!searchText && (
        <>
          <PositionRow onChoose={choose} open={cities.open} />
          {lastCity && lastCity.code !== current?.code && (
            <p className={styles.lastCity}>
              <span className={textStyles.small}>{cityZh.last}</span>
              <button
                className={classNames(chipStyles.chip, chipStyles.tall)}
                onClick={() => choose(lastCity)}
                type="button"
              >
                {lastCity.name}
              </button>
            </p>
          )}
          <nav aria-label={cityZh.letters} className={styles.letters}>
            {shown.map(({ key }) => (
              <button key={key} onClick={() => scrollToLetter(key)} type="button">
                {key}
              </button>
            ))}
          </nav>
        </>
      )}
      {found.length === 0 && <p className={textStyles.soft}>{cityZh.none}</p>}
      <Group current={current} group={hot!} onChoose={choose} />
      <div className={styles.byLetter}>
        {shown.map((group) => (
          <Group current={current} group={group} key={group.key} onChoose={choose} />
        ))}
      </div>
    </div>
  );
}

function Group(props: {
  group: CityGroup<CityWire>;
  current: CityName | undefined;
  onChoose: (city: CityName) => void;
}) {
  const { group, current, onChoose } = props;
  if (group.cities.length === 0) return null;
  return (
    <section data-letter={group.key}>
      <h3 className={textStyles.small}>{group.key === "hot" ? cityZh.hot : group.key}</h3>
      <ul>
        {group.cities.map((city) => (
          <li key={city.code}>
            <button
              aria-pressed={city.code === current?.code}
              className={classNames(
                chipStyles.chip,
                chipStyles.tall,
                city.code === current?.code && chipStyles.selected,
              )}
              onClick={() => onChoose(city)}
              type="button"
            >
              <span>{city.name}</span>
              <b>{city.venueCount}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
