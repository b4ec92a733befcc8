import { type KeyboardEvent, useState } from "react";
import { findCities } from "#domain/city/find-cities.ts";
import { type CityGroup, groupCities } from "#domain/city/group-cities.ts";
import type { ListedCity } from "#domain/city/listed-city.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { getErrorText } from "#web/platform/api/get-error-text.ts";
import type { CityLists } from "#web/platform/storage/city-lists.ts";
import { useCityLists } from "#web/platform/storage/use-city-lists.ts";
import { Chip } from "#web/ui/forms/chip.tsx";
import { TextInput } from "#web/ui/forms/field.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import chipStyles from "#web/ui/forms/chip.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./city-dialog.module.css";
import { withoutComposingKeys } from "#web/platform/device/without-composing-keys.ts";

interface ChosenCity {
  code: string;
  name: string;
}

export interface CityDialogProps {
  open: boolean;
  onClose: () => void;
  /** Code of the selected city. */
  chosen: string;
  onChoose: (city: ChosenCity) => void;
  texts: DemandTexts;
  locale: Locale;
}

/** Returns the groups of the cities that a demand can name, without those that have none. */
const listGroups = (lists: CityLists | undefined, hotTitle: string): CityGroup<ListedCity>[] =>
  lists
    ? groupCities(lists.submit, lists.hot)
        .filter(({ cities }) => cities.length > 0)
        .map((group) => (group.key === "hot" ? { ...group, key: hotTitle } : group))
    : [];

/** Renders the cities, popular ones first, then by letter, with a search by name, pinyin or initials. */
export function CityDialog({ open, onClose, chosen, onChoose, texts, locale }: CityDialogProps) {
  const { lists, failure } = useCityLists(open);
  const message = failure && getErrorText(failure.error, locale);
  const [text, setText] = useState("");
  const trimmedText = text.trim();
  const found = trimmedText && lists ? findCities(lists.submit, trimmedText) : undefined;
  const shown = found ? [{ key: "", cities: found }] : listGroups(lists, texts.form.hotCities);
  const choose = (city: ListedCity) => {
    onChoose({ code: city.code, name: locale === "en" ? city.nameEn : city.name });
    setText("");
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={texts.form.chooseCity}>
      <TextInput
        label={texts.form.citySearch}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={withoutComposingKeys((event: KeyboardEvent) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (found?.[0]) choose(found[0]);
        })}
        autoComplete="off"
        data-autofocus
      />
      <div className={styles.cities} aria-busy={!lists && !failure}>
        {!lists && !failure && <p className={textStyles.soft}>{texts.form.citiesLoading}</p>}
        {failure && (
          <p className={textStyles.soft} role={message && "alert"}>
            {message ? [message, texts.form.citiesFailed].join(texts.form.sentenceSeparator) : texts.form.citiesNone}
          </p>
        )}
        {found?.length === 0 && <p className={textStyles.soft}>{texts.form.cityNone}</p>}
        {shown.map(({ key: letter, cities }) => (
          <section key={letter} aria-label={letter || undefined}>
            {letter && <h3 className={textStyles.small}>{letter}</h3>}
            <div className={chipStyles.chips}>
              {cities.map((city) => (
                <Chip key={city.code} tall on={city.code === chosen} onClick={() => choose(city)}>
                  {locale === "en" ? city.nameEn : city.name}
                </Chip>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
