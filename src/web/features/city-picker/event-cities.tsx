import { useEffect, useState } from "react";
import type { CityName } from "#domain/city/city.ts";
import type { ListedCity } from "#domain/city/listed-city.ts";
import { cityZh } from "#texts/site/city.zh.ts";
import { useApi } from "../../platform/api/create-api-client.ts";
import { eventCities } from "../../platform/storage/city-lists.ts";
import { CityGroup } from "./city-group.tsx";

interface EventCitiesProps {
  current: CityName | undefined;
  onChoose: (city: CityName) => void;
}

/** Renders the cities with the most venues for large events, where a search finds none; nothing until they are known. */
export function EventCities({ current, onChoose }: EventCitiesProps) {
  const call = useApi();
  const [cities, setCities] = useState<ListedCity[]>(() => eventCities.read()?.list ?? []);
  useEffect(() => {
    eventCities.get(call).then(setCities, () => undefined);
  }, [call]);
  return <CityGroup current={current} group={{ key: "event", cities }} onChoose={onChoose} title={cityZh.event} />;
}
