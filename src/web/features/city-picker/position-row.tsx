import { useState } from "react";
import type { CityWire } from "../../../contract/entities.ts";
import { type PositionCity, positionAt, positionFailed, positioning } from "../../../domain/city/position-city.ts";
import { cityZh } from "../../../texts/city.zh.ts";
import type { City, CityName } from "../../../domain/city/city.ts";
import { askPosition } from "../../platform/geolocation.ts";
import { Icon } from "../../ui/icon.tsx";

interface PositionRowProps {
  open: CityWire[];
  onChoose: (city: CityName) => void;
}

/** Renders a button that locates the visitor on request and then offers the nearest open city. */
export function PositionRow({ open, onChoose }: PositionRowProps) {
  const [position, setPosition] = useState<PositionCity>();
  const locate = async () => {
    setPosition(positioning);
    try {
      const { longitude, latitude } = await askPosition();
      setPosition(positionAt(longitude, latitude, open as City[]));
    } catch {
      setPosition(positionFailed);
    }
  };
  const found = position?.status === "success" ? open.find(({ code }) => code === position.code) : undefined;
  return (
    <p aria-live="polite" className="position">
      <span className="small">{cityZh.locating}</span>
      {found ? (
        <button className="chip tall on" onClick={() => onChoose(found)} type="button">
          <Icon name="location-dot" />
          {found.name}
        </button>
      ) : (
        <button className="chip tall" disabled={position?.status === "pedding"} onClick={locate} type="button">
          <Icon name="location-dot" />
          {position?.name ?? cityZh.locate}
        </button>
      )}
    </p>
  );
}
