import { homeZh } from "../../../texts/home.zh.ts";
import { NearCities } from "../../features/search/empty-city.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Ask } from "./ask.tsx";
import { type Asked, demandHref } from "./asked.ts";
import { HallFigure } from "./hall.tsx";
import type { HomeData } from "./home-data.ts";
import { Sentence } from "./sentence.tsx";
import { useFound } from "./use-found.ts";

interface OpeningProps {
  data: HomeData;
  asked: Asked;
  onAsked: (change: Partial<Asked>) => void;
}

/** Renders the first screen: the sentence, the plan of the best space, and the title block with the link to the list. */
export function Opening({ data, asked, onAsked }: OpeningProps) {
  const { hall, total } = useFound(data, asked);
  const city = data.city.pinyin;
  return (
    <div className="page sheet">
      <Sentence asked={asked} city={data.city} onAsked={onAsked} today={data.today} />
      {data.total === 0 ? (
        <div className="hall empty">
          <p>{homeZh.hall.noVenues(data.city.name)}</p>
          <LinkButton href={demandHref(city, asked)} variant="act">
            {homeZh.hall.ask}
          </LinkButton>
          {data.near && <NearCities hrefOf={(slug) => `/${slug}`} near={data.near} />}
        </div>
      ) : (
        <>
          <HallFigure asked={asked} hall={hall} />
          <Ask asked={asked} city={city} examples={data.examples} today={data.today} total={total} />
        </>
      )}
    </div>
  );
}
