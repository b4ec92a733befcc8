import type { HomeData } from "./home-data.ts";
import { Ask } from "./ask.tsx";
import type { Asked } from "./asked.ts";
import { HallFigure } from "./hall.tsx";
import { Sentence } from "./sentence.tsx";
import { useFound } from "./use-found.ts";

interface OpeningProps {
  data: HomeData;
  asked: Asked;
  onAsked: (change: Partial<Asked>) => void;
}

/** The first screen: the sentence, the hall that it describes, and the title block with the way to the list. */
export function Opening({ data, asked, onAsked }: OpeningProps) {
  const { hall, total } = useFound(data, asked);
  return (
    <div className="page sheet">
      <Sentence asked={asked} city={data.city} onAsked={onAsked} today={data.today} />
      <HallFigure asked={asked} city={data.city.pinyin} cityHasVenues={data.total > 0} hall={hall} />
      <Ask asked={asked} city={data.city.pinyin} examples={data.examples} total={total} />
    </div>
  );
}
