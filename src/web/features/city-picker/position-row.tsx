import { useState } from "react";
import type { CityWire } from "../../../contract/schemas/entities.ts";
import { type PositionCity, locateCity, failedPosition, pendingPosition } from "../../../domain/city/position-city.ts";
import { cityZh } from "../../../texts/site/city.zh.ts";
import type { City, CityName } from "../../../domain/city/city.ts";
import { PositionError, requestPosition } from "../../platform/device/request-position.ts";
import { Icon } from "../../ui/drawing/icon.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import chipStyles from "../../ui/forms/chip.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./position-row.module.css";

interface PositionRowProps {
  open: CityWire[];
  onChoose: (city: CityName) => void;
}

/** Returns the located city and why there is none; `locate` asks the browser. */
function usePosition(open: CityWire[]) {
  const [position, setPosition] = useState<PositionCity>();
  const [problem, setProblem] = useState<string>();
  const locate = async () => {
    setProblem(undefined);
    setPosition(pendingPosition);
    try {
      const { longitude, latitude } = await requestPosition();
      const located = locateCity(longitude, latitude, open as City[]);
      setPosition(located);
      if (located.status === "fail") setProblem(cityZh.positionFailure.far);
    } catch (error) {
      setPosition(failedPosition);
      setProblem(cityZh.positionFailure[error instanceof PositionError ? error.failure : "unavailable"]);
    }
  };
  return { position, problem, locate };
}

/** Renders a button that locates the visitor on request and then offers the nearest open city. */
export function PositionRow({ open, onChoose }: PositionRowProps) {
  const { position, problem, locate } = usePosition(open);
  const found = position?.status === "success" ? open.find(({ code }) => code === position.code) : undefined;
  return (
    <section aria-live="polite" className={styles.position} data-letter={cityZh.locateKey}>
      <h3 className={textStyles.small}>{cityZh.locating}</h3>
      {found ? (
        <button
          className={classNames(chipStyles.chip, chipStyles.tall, chipStyles.selected)}
          onClick={() => onChoose(found)}
          type="button"
        >
          <Icon name="location-dot" />
          {found.name}
        </button>
      ) : (
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
    </section>
  );
}
