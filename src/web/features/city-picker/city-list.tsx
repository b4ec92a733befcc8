import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CityWire } from "../../../contract/schemas/entities.ts";
import { findCities } from "../../../domain/city/find-cities.ts";
import { groupCities } from "../../../domain/city/group-cities.ts";
import { formatDemandFormHref } from "../../../domain/demand/format-demand-form-href.ts";
import { formatNumber } from "../../../domain/format.ts";
import { cityZh } from "../../../texts/site/city.zh.ts";
import { siteZh } from "../../../texts/site/site.zh.ts";
import type { CityName } from "../../../domain/city/city.ts";
import { useApi } from "../../platform/api/create-api-client.ts";
import { hasFinePointer } from "../../platform/device/has-fine-pointer.ts";
import { saveChosenCity, getChosenCity } from "../../platform/storage/chosen-city.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { TableSkeleton } from "../../ui/states/list-skeleton.tsx";
import { CityGroup } from "./city-group.tsx";
import { moveFocus } from "./move-focus.ts";
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
  abroad: CityWire[];
}

/** Returns the open cities, the hot ones and those abroad, and a function that loads them (again). */
function useOpenCities() {
  const call = useApi();
  const [cities, setCities] = useState<Cities | "failed">();
  const load = useCallback(() => {
    setCities(undefined);
    call("common/getCitys").then(
      ({ openedCity, hotestCity, globalCity }) =>
        setCities({
          open: Object.values(openedCity.orderStructure).flat(),
          hot: hotestCity.orderStructure,
          abroad: globalCity.zh.filter(({ open }) => open),
        }),
      () => setCities("failed"),
    );
  }, [call]);
  useEffect(load, [load]);
  return { cities, load };
}

interface IndexProps {
  cities: Cities;
  current: CityName | undefined;
  onChoose: (city: CityName) => void;
}

const groupNames: Record<string, string> = { hot: cityZh.hot, abroad: cityZh.abroad };
const hasCities = ({ cities }: { cities: readonly CityWire[] }): boolean => cities.length > 0;

/** Renders the index: position, last choice, hot cities, letters and cities abroad, with links to each group. */
function CityIndex({ cities, current, onChoose }: IndexProps) {
  const list = useRef<HTMLDivElement>(null);
  const [position, hot, ...letters] = groupCities(cities.open, cities.hot);
  const lastCity = getChosenCity();
  const goToGroup = (key: string) => {
    const group = list.current?.querySelector(`[data-letter="${key}"]`);
    group?.scrollIntoView({ block: "start" });
    group?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  };
  const abroad = { key: "abroad", cities: cities.abroad };
  const groups = [position!, ...[hot!].filter(hasCities), ...letters, ...[abroad].filter(hasCities)];
  return (
    <div className={styles.cityList} ref={list}>
      <nav aria-label={cityZh.letters} className={styles.letters}>
        {groups.map(({ key }) => (
          <button
            aria-label={key === cityZh.locateKey ? cityZh.locating : undefined}
            key={key}
            onClick={() => goToGroup(key)}
            type="button"
          >
            {groupNames[key] ?? key}
          </button>
        ))}
      </nav>
      <PositionRow onChoose={onChoose} />
      {lastCity && lastCity.code !== current?.code && (
        <p className={styles.lastCity}>
          <span className={textStyles.small}>{cityZh.last}</span>
          <button
            className={classNames(chipStyles.chip, chipStyles.tall)}
            onClick={() => onChoose(lastCity)}
            type="button"
          >
            {lastCity.name}
          </button>
        </p>
      )}
      <CityGroup current={current} group={hot!} onChoose={onChoose} title={cityZh.hot} />
      <div className={styles.byLetter}>
        {letters.map((group) => (
          <CityGroup current={current} group={group} key={group.key} onChoose={onChoose} title={group.key} />
        ))}
      </div>
      <CityGroup current={current} group={abroad} onChoose={onChoose} title={cityZh.abroad} />
    </div>
  );
}

/** Renders the open cities with a search by name, pinyin or initials; a choice is stored and opens the city's page. */
export default function CityList({ current, onChosen }: CityListProps) {
  const router = useRouter();
  const { cities, load } = useOpenCities();
  const [searchText, setSearchText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const isLoaded = cities !== undefined && cities !== "failed";
  useEffect(() => {
    // On a touch screen the keyboard would cover the list.
    if (isLoaded && hasFinePointer()) input.current?.focus();
  }, [isLoaded]);
  if (cities === "failed") return <ErrorState onRetry={load} title={cityZh.failed} />;
  if (!cities) return <TableSkeleton columns={3} rows={6} />;
  const choose = (city: CityName) => {
    saveChosenCity(city);
    onChosen(city);
    void router.navigate({ href: `/${city.pinyin}` });
  };
  const isSearching = searchText.trim() !== "";
  const found = isSearching ? findCities([...cities.open, ...cities.abroad], searchText) : [];
  const status = found.length === 0 ? cityZh.none : cityZh.found(formatNumber(found.length));
  return (
    <search className={styles.cityList} onKeyDown={moveFocus}>
      <input
        aria-label={cityZh.find}
        autoComplete="off"
        className={fieldStyles.input}
        enterKeyHint="go"
        onChange={(event) => setSearchText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          // Else the key would press the button that gets the focus back.
          event.preventDefault();
          if (found[0]) choose(found[0]);
        }}
        placeholder={cityZh.find}
        ref={input}
        type="search"
        value={searchText}
      />
      {isSearching ? (
        <>
          <p className={textStyles.small} role="status">
            {status}
          </p>
          {found.length === 0 && <LinkButton href={formatDemandFormHref()}>{siteZh.shell.demand}</LinkButton>}
          <CityGroup current={current} group={{ key: "found", cities: found }} onChoose={choose} />
        </>
      ) : (
        <CityIndex cities={cities} current={current} onChoose={choose} />
      )}
    </search>
  );
}
