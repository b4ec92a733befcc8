import { useState } from "react";
import type { Output } from "#contract/index.ts";
import type { CityName } from "#domain/city/city.ts";
import { type PositionCity, failedPosition, pendingPosition, toPositionCity } from "#domain/city/position-city.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatDistance, getDistanceMetres } from "#domain/distance.ts";
import { nearestCityMetres } from "#domain/limits.ts";
import { cityZh } from "#texts/site/city.zh.ts";
import { ApiError } from "../../platform/api/api-error.ts";
import { getErrorText } from "../../platform/api/get-error-text.ts";
import { useApi } from "../../platform/api/create-api-client.ts";
import { locatedCities } from "../../platform/storage/city-lists.ts";
import { PositionError, requestPosition } from "../../platform/device/request-position.ts";
import { Icon } from "../../ui/drawing/icon.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import chipStyles from "../../ui/forms/chip.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./position-row.module.css";

/** The city of the position, and the nearest open one with its metres. */
interface Located {
  city?: Output<"city/getCityAt">["city"];
  nearest?: { city: CityName; metres: number } | undefined;
}

/** Returns the nearest open city of the stored list. */
function findNearestListed({ longitude, latitude }: { longitude: number; latitude: number }): Located["nearest"] {
  const distances = (locatedCities.read()?.list ?? []).flatMap((city) =>
    city.lng !== undefined && city.lat !== undefined
      ? [{ city, metres: getDistanceMetres(longitude, latitude, city.lng, city.lat) }]
      : [],
  );
  return distances.toSorted((a, b) => a.metres - b.metres)[0];
}

/** Rounds degrees to about a kilometre: the city needs no more, and no more leaves the device. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Returns the located city, the nearest open one, and why there is none; `locate` asks browser and server. */
function usePosition() {
  const call = useApi();
  const [position, setPosition] = useState<PositionCity>();
  const [located, setLocated] = useState<Located>();
  const [problem, setProblem] = useState<string>();
  const locate = async () => {
    setProblem(undefined);
    setLocated(undefined);
    setPosition(pendingPosition);
    // Behind, so that a later visit knows the nearest city even where the server cannot be asked.
    void locatedCities.get(call).catch(() => undefined);
    try {
      const point = await requestPosition();
      const degrees = { lng: roundDegrees(point.longitude), lat: roundDegrees(point.latitude) };
      const answer = await call("city/getCityAt", degrees, { isQuiet: true }).catch((error: unknown) => {
        setLocated({ nearest: findNearestListed(point) });
        throw error;
      });
      setLocated(answer);
      setPosition(toPositionCity(point, answer.city));
      if (!answer.city) setProblem(cityZh.positionFailure.unknown);
    } catch (error) {
      const isAnswer = error instanceof ApiError;
      const text = isAnswer ? getErrorText(error) : undefined;
      // An answer of which nothing is told leaves the button as it was.
      setPosition(isAnswer && text === undefined ? undefined : failedPosition);
      setProblem(isAnswer ? text : cityZh.positionFailure[error instanceof PositionError ? error.failure : "failed"]);
    }
  };
  return { position, located, problem, locate };
}

const CityChip = ({ text, onChoose }: { text: string; onChoose: () => void }) => (
  <button
    className={classNames(chipStyles.chip, chipStyles.tall, chipStyles.selected)}
    onClick={onChoose}
    type="button"
  >
    <Icon name="location-dot" />
    {text}
  </button>
);

/** Says where the visitor is if that city has no venues, with a link to the demand form. */
const NotOpen = ({ position }: { position: PositionCity }) => (
  <p className={textStyles.small}>
    {cityZh.notOpen(position.name)}
    {position.inSubmitCitys && (
      <>
        ，<Link href={formatDemandFormHref({ city: position.code! })}>{cityZh.submitHere}</Link>
      </>
    )}
  </p>
);

/** Offers the nearest open city; the list of cities where that is too far away, or abroad. */
function OtherCity({ located: { nearest }, onChoose, onShowList }: { located: Located } & PositionRowProps) {
  if (!nearest || nearest.metres > nearestCityMetres)
    return (
      <button className={classNames(chipStyles.chip, chipStyles.tall)} onClick={onShowList} type="button">
        {cityZh.showList}
      </button>
    );
  return (
    <CityChip
      onChoose={() => onChoose(nearest.city)}
      text={cityZh.nearest(nearest.city.name, formatDistance(nearest.metres))}
    />
  );
}

interface PositionRowProps {
  onChoose: (city: CityName) => void;
  /** Leads to the list of cities. */
  onShowList: () => void;
}

/** Renders a button that locates the visitor on request and then offers the city, the nearest one that is open, or the list. */
export function PositionRow({ onChoose, onShowList }: PositionRowProps) {
  const { position, located, problem, locate } = usePosition();
  const city = position?.status === "success" ? located?.city : undefined;
  return (
    <section aria-live="polite" className={styles.position} data-letter={cityZh.locateKey}>
      <h3 className={textStyles.small}>{cityZh.locating}</h3>
      {city && position?.inOpenCitys && <CityChip onChoose={() => onChoose(city)} text={city.name} />}
      {city && position && !position.inOpenCitys && <NotOpen position={position} />}
      {!city && (
        <button
          aria-busy={position?.status === "pedding" || undefined}
          className={classNames(chipStyles.chip, chipStyles.tall)}
          disabled={position?.status === "pedding"}
          onClick={locate}
          type="button"
        >
          <Icon name="location-dot" />
          {position?.name ?? cityZh.locate}
        </button>
      )}
      {problem && <p className={classNames(textStyles.small, styles.problem)}>{problem}</p>}
      {located && (city ? !position?.inOpenCitys : problem !== undefined) && (
        <OtherCity located={located} onChoose={onChoose} onShowList={onShowList} />
      )}
    </section>
  );
}
