import { formatSizeShort } from "../../../domain/format.ts";
import { homeZh } from "../../../texts/home.zh.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import type { HomeData } from "./home-data.ts";
import { metresOf, oneScale } from "./one-scale.ts";
import { ScaledPlan } from "./scaled-plan.tsx";

type Case = HomeData["cases"][number];

/** Columns of the desktop, pixels. */
const columns = [496, 312, 312] as const;
const heightPx = 300;

/** What others did, each with its one number over the hall it was held in, drawn for its people. */
export function Cases({ cases, city }: { cases: Case[]; city: string }) {
  if (cases.length === 0) return null;
  return (
    <section className="part page">
      <div className="head">
        <h2>{homeZh.cases.title}</h2>
      </div>
      <div className="cases scaled" style={oneScale(cases.map(({ hall }) => hall), columns, heightPx)}>
        {cases.map((one) => (
          <CasePart city={city} key={one.id} one={one} />
        ))}
      </div>
    </section>
  );
}

function CasePart({ one, city }: { one: Case; city: string }) {
  const { name, number, story, hall, layout, attendees, cityName, demo } = one;
  const size = hall?.length && hall.width ? formatSizeShort(hall.length, hall.width) : undefined;
  const place = [cityName !== city && cityName, hall?.venueName, hall?.name].filter(Boolean).join(" ");
  return (
    <article className="case">
      {hall && size && layout && attendees ? (
        <figure style={metresOf(hall)}>
          <ScaledPlan layout={layout} people={attendees} space={hall} />
          <figcaption className="small">
            {place} {size} m
          </figcaption>
        </figure>
      ) : (
        <span />
      )}
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
