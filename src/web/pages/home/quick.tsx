import { homeZh } from "../../../texts/home.zh.ts";
import { ShortDemandForm } from "../../features/demand-form/short-demand-form.tsx";
import { Link } from "../../ui/link.tsx";
import { type Asked, demandHref } from "./asked.ts";
import type { HomeData } from "./home-data.ts";

/** Renders the short demand form, prefilled from the sentence. */
export function Quick({ city, asked }: { city: HomeData["city"]; asked: Asked }) {
  const { quick } = homeZh;
  // A changed sentence remounts the form with the new values; typed input is restored from the draft.
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
