import type { CSSProperties } from "react";
import { formatMetres, formatSizeShort } from "../../../domain/format.ts";
import { homeZh } from "../../../texts/home.zh.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import type { PictureWire } from "../../../contract/pictures.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { Picture, type Slot } from "../../ui/picture.tsx";
import { DimensionLine } from "../../ui/dimension-line.tsx";
import type { HomeData } from "./home-data.ts";
import { ScaledPlan } from "./scaled-plan.tsx";

type Case = HomeData["cases"][number];

/** What others did, each with its one number over the hall it was held in, drawn for its people. */
export function Cases({ cases, city }: { cases: Case[]; city: string }) {
  if (cases.length === 0) return null;
  return (
    <section className="part page">
      <div className="head">
        <h2>{homeZh.cases.title}</h2>
      </div>
      <div className="cases">
        {cases.map((one, index) => (
          <CasePart city={city} key={one.id} one={one} picture={index === 0 ? one.hall?.picture : undefined} />
        ))}
      </div>
    </section>
  );
}

const slots: Slot[] = [{ from: 1248, width: "496px" }, { from: 752, width: "720px" }, { width: "100vw" }];

/** `picture`: shown in place of the drawing; one strong picture stands before drawings. */
function CasePart({ one, city, picture }: { one: Case; city: string; picture: PictureWire | undefined }) {
  const { name, number, story, hall, layout, attendees, cityName, demo } = one;
  const place = [cityName !== city && cityName, hall?.venueName, hall?.name].filter(Boolean).join(" ");
  const size = hall?.length && hall.width ? formatSizeShort(hall.length, hall.width) : undefined;
  const drawn = hall?.length && hall.width && layout && attendees;
  return (
    <article className="case">
      <div className="art">
        {picture && (
          <figure>
            <Picture alt={place} mark={false} picture={picture} slots={slots} />
            <figcaption className="cap">
              <span>
                {place}
                {size && ` ${size} m`}
              </span>
              {picture.rendered && <span className="nowrap">{pictureZh.rendered}</span>}
            </figcaption>
          </figure>
        )}
        {!picture && drawn && (
          <figure style={{ "--ratio": (hall.length! / hall.width!).toFixed(3) } as CSSProperties}>
            <DimensionLine>{formatMetres(hall.length!)} m</DimensionLine>
            <ScaledPlan layout={layout} people={attendees} space={hall} />
            <figcaption className="cap">
              <span>{place}</span>
              <span className="nowrap">{size} m</span>
            </figcaption>
          </figure>
        )}
      </div>
      <div>
        <p className="n">
          {number.value}
          <small>{number.unit}</small>
        </p>
        <h3>
          {name}
          {demo && <DemoTag />}
        </h3>
        <p className="soft">{story}</p>
      </div>
    </article>
  );
}
