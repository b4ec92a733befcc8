import type { CSSProperties } from "react";
import { formatMetres, formatSizeShort } from "../../../domain/format.ts";
import { homeZh } from "../../../texts/home.zh.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
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
        {cases.map((one) => (
          <CasePart city={city} key={one.id} one={one} />
        ))}
      </div>
    </section>
  );
}

function CasePart({ one, city }: { one: Case; city: string }) {
  const { name, number, story, hall, layout, attendees, cityName, demo } = one;
  const place = [cityName !== city && cityName, hall?.venueName, hall?.name].filter(Boolean).join(" ");
  const drawn = hall?.length && hall.width && layout && attendees;
  return (
    <article className="case">
      <div className="art">
        {drawn && (
          <figure style={{ "--ratio": (hall.length! / hall.width!).toFixed(3) } as CSSProperties}>
            <DimensionLine>{formatMetres(hall.length!)} m</DimensionLine>
            <ScaledPlan layout={layout} people={attendees} space={hall} />
            <figcaption className="cap">
              <span>{place}</span>
              <span className="nowrap">{formatSizeShort(hall.length!, hall.width!)} m</span>
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
