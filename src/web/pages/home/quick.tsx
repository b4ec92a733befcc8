import { homeZh } from "../../../texts/home.zh.ts";
import { ShortDemandForm } from "../../features/demand-form/short-demand-form.tsx";
import { Link } from "../../ui/link.tsx";
import { type Asked, demandHref } from "./asked.ts";
import type { HomeData } from "./home-data.ts";

/** The short enquiry, with what the sentence says. */
export function Quick({ city, asked }: { city: HomeData["city"]; asked: Asked }) {
  const { quick } = homeZh;
  // The form begins anew with what the sentence says now; what was typed into it comes back from its draft.
  const begin = `${city.code} ${asked.people} ${asked.layout}`;
  return (
    <section className="part page">
      <div className="quick">
        <div>
          <h2>{quick.title}</h2>
          <p className="lead">{quick.text}</p>
          <p className="whole">
            <Link href={demandHref(city.pinyin, asked)}>{quick.more}</Link>
          </p>
        </div>
        <ShortDemandForm city={city} key={begin} layout={asked.layout} pageFrom="home" people={asked.people} />
      </div>
    </section>
  );
}
