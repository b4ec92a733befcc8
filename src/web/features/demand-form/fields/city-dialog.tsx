import { useEffect, useState } from "react";
import type { Output } from "../../../../contract/index.ts";
import { findCities } from "../../../../domain/city/find-cities.ts";
import type { Locale } from "../../../../domain/demand/demand-option.ts";
import type { DemandTexts } from "../../../../texts/demand/demand.zh.ts";
import { useApi } from "../../../platform/api/create-api-client.ts";
import { Chip } from "../../../ui/forms/chip.tsx";
import { TextInput } from "../../../ui/forms/field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import chipStyles from "../../../ui/forms/chip.module.css";
import textStyles from "../../../ui/text/text.module.css";
import styles from "./city-dialog.module.css";

type Cities = Output<"common/getCitys">;
type City = Cities["hotestCity"]["orderStructure"][number];

export interface ChosenCity {
  code: string;
  name: string;
}

/** Returns the cities that a demand can name, fetched when the dialog first opens. */
function useCities(open: boolean) {
  const call = useApi();
  const [cities, setCities] = useState<Cities>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!open || cities) return;
    let cancelled = false;
    setFailed(false);
    call("common/getCitys").then(
      (found) => !cancelled && setCities(found),
      () => !cancelled && setFailed(true),
    );
    return () => {
      cancelled = true;
    };
  }, [open, cities, call]);
  return { cities, failed };
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

/** Renders the cities, popular ones first, then by letter, with a search by name, pinyin or initials. */
export function CityDialog({ open, onClose, chosen, onChoose, texts, locale }: CityDialogProps) {
  const { cities, failed } = useCities(open);
  const [text, setText] = useState("");
  const trimmedText = text.trim();
  const groups: [string, City[]][] = cities
    ? [[texts.form.hotCities, cities.hotestCity.orderStructure], ...Object.entries(cities.submitCity.orderStructure)]
    : [];
  const found = trimmedText
    ? findCities(
        groups.slice(1).flatMap(([, list]) => list),
        trimmedText,
      )
    : undefined;
  const shown: [string, City[]][] = found ? [["", found]] : groups;
  const choose = (city: City) => {
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
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (found?.[0]) choose(found[0]);
        }}
        autoComplete="off"
        data-autofocus
      />
      <div className={styles.cities} aria-busy={!cities && !failed}>
        {!cities && <p className={textStyles.soft}>{failed ? texts.form.citiesFailed : texts.form.citiesLoading}</p>}
        {found?.length === 0 && <p className={textStyles.soft}>{texts.form.cityNone}</p>}
        {shown.map(([letter, list]) => (
          <section key={letter} aria-label={letter || undefined}>
            {letter && <h3 className={textStyles.small}>{letter}</h3>}
            <div className={chipStyles.chips}>
              {list.map((city) => (
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
