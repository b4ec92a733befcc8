import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { findCities } from "#domain/city/find-cities.ts";
import { groupCities } from "#domain/city/group-cities.ts";
import type { ListedCity } from "#domain/city/listed-city.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatNumber } from "#domain/format.ts";
import { cityZh } from "#texts/site/city.zh.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import type { CityName } from "#domain/city/city.ts";
import { getErrorText } from "../../platform/api/get-error-text.ts";
import { hasFinePointer } from "../../platform/device/has-fine-pointer.ts";
import type { CityLists } from "../../platform/storage/city-lists.ts";
import { useCityLists } from "../../platform/storage/use-city-lists.ts";
import { saveChosenCity, getChosenCity } from "../../platform/storage/chosen-city.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { TableSkeleton } from "../../ui/states/list-skeleton.tsx";
import { CityGroup } from "./city-group.tsx";
import { EventCities } from "./event-cities.tsx";
import { moveFocus } from "./move-focus.ts";
import { PositionRow } from "./position-row.tsx";
import chipStyles from "../../ui/forms/chip.module.css";
import fieldStyles from "../../ui/forms/field.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./city-list.module.css";
import { withoutComposingKeys } from "#web/platform/device/without-composing-keys.ts";

interface CityListProps {
  current: CityName | undefined;
  onChosen: (city: CityName) => void;
}

/** What is shown where nothing is told of an error. */
const noLists: CityLists = { hot: [], open: [], submit: [], globalZh: [], globalEn: [] };

interface IndexProps {
  lists: CityLists;
  abroad: ListedCity[];
  current: CityName | undefined;
  onChoose: (city: CityName) => void;
}

const groupNames: Record<string, string> = { hot: cityZh.hot, abroad: cityZh.abroad };
const hasCities = ({ cities }: { cities: readonly ListedCity[] }): boolean => cities.length > 0;

/** Renders the index: position, last choice, hot cities, letters and cities abroad, with links to each group. */
function CityIndex({ lists, abroad, current, onChoose }: IndexProps) {
  const list = useRef<HTMLDivElement>(null);
  const [position, hot, ...letters] = groupCities(lists.open, lists.hot);
  const lastCity = getChosenCity();
  const goToGroup = (key: string) => {
    const group = list.current?.querySelector(`[data-letter="${key}"]`);
    group?.scrollIntoView({ block: "start" });
    group?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  };
  const abroadGroup = { key: "abroad", cities: abroad };
  const groups = [position!, ...[hot!].filter(hasCities), ...letters, ...[abroadGroup].filter(hasCities)];
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
      <PositionRow onChoose={onChoose} onShowList={() => goToGroup(groups[1]?.key ?? "")} />
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
      <CityGroup current={current} group={abroadGroup} onChoose={onChoose} title={cityZh.abroad} />
      {groups.length === 1 && <p className={textStyles.soft}>{cityZh.noCities}</p>}
    </div>
  );
}

/** Renders the open cities with a search by name, pinyin or initials; a choice is stored and opens the city's page. */
export default function CityList({ current, onChosen }: CityListProps) {
  const router = useRouter();
  const { lists: loaded, failure, load } = useCityLists();
  const message = failure && getErrorText(failure.error);
  const lists = loaded ?? (failure && noLists);
  const [searchText, setSearchText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const isLoaded = lists !== undefined;
  useEffect(() => {
    // On a touch screen the keyboard would cover the list.
    if (isLoaded && hasFinePointer()) input.current?.focus();
  }, [isLoaded]);
  if (failure && message !== undefined)
    return (
      <ErrorState onRetry={load} title={cityZh.failed}>
        {message}
      </ErrorState>
    );
  if (!lists) return <TableSkeleton columns={3} rows={6} />;
  const choose = (city: CityName) => {
    saveChosenCity(city);
    onChosen(city);
    void router.navigate({ href: `/${city.pinyin}` });
  };
  const abroad = lists.globalZh.filter(({ open }) => open);
  const isSearching = searchText.trim() !== "";
  const found = isSearching ? findCities([...lists.open, ...abroad], searchText) : [];
  const status = found.length === 0 ? cityZh.none : cityZh.found(formatNumber(found.length));
  return (
    <search className={styles.cityList} onKeyDown={moveFocus}>
      <input
        aria-label={cityZh.find}
        autoComplete="off"
        className={fieldStyles.input}
        enterKeyHint="go"
        onChange={(event) => setSearchText(event.target.value)}
        onKeyDown={withoutComposingKeys((event: KeyboardEvent) => {
          if (event.key !== "Enter") return;
          // Else the key would press the button that gets the focus back.
          event.preventDefault();
          if (found[0]) choose(found[0]);
        })}
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
          {found.length === 0 && (
            <>
              <LinkButton href={formatDemandFormHref()}>{siteZh.shell.demand}</LinkButton>
              <EventCities current={current} onChoose={choose} />
            </>
          )}
          <CityGroup current={current} group={{ key: "found", cities: found }} onChoose={choose} />
        </>
      ) : (
        <CityIndex abroad={abroad} current={current} lists={lists} onChoose={choose} />
      )}
    </search>
  );
}
