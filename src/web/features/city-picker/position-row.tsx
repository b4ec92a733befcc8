import { useState } from "react";
import type { CityWire } from "../../../contract/schemas/entities.ts";
import { type PositionCity, locateCity, failedPosition, pendingPosition } from "../../../domain/city/position-city.ts";
import { cityZh } from "../../../texts/site/city.zh.ts";
import type { City, CityName } from "../../../domain/city/city.ts";
import { requestPosition } from "../../platform/device/request-position.ts";
import { Icon } from "../../ui/drawing/icon.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import chipStyles from "../../ui/forms/chip.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./position-row.module.css";

interface PositionRowProps {
  open: CityWire[];
  onChoose: (city: CityName) => void;
}

/** Renders a button that locates the visitor on request and then offers the nearest open city. */
export function PositionRow({ open, onChoose }: PositionRowProps) {
  const [position, setPosition] = useState<PositionCity>();
  const locate = async () => {
    setPosition(pendingPosition);
    try {
      const { longitude, latitude } = await requestPosition();
      setPosition(locateCity(longitude, latitude, open as City[]));
    } catch {
      setPosition(failedPosition);
    }
  };
  const found = position?.status === "success" ? open.find(({ code }) => code === position.code) : undefined;
  return (
    <p aria-live="polite" className={styles.position}>
      <span className={textStyles.small}>{cityZh.locating}</span>
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
          className={classNames(chipStyles.chip, chipStyles.tall)}
          disabled={position?.status === "pedding"}
          onClick={locate}
          type="button"
        >
          <Icon name="location-dot" />
          {position?.name ?? cityZh.locate}
        </button>
      )}
    </p>
  );
}
