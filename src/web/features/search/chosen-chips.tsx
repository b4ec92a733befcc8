import type { Filters, Understood } from "../../../contract/search-site.ts";
import { withoutWords } from "../../../domain/search/without-words.ts";
import { searchZh } from "../../../texts/search.zh.ts";
import { Chip } from "../../ui/chip.tsx";
import { conditionChips } from "./condition-chips.ts";
import { daysInWords, daysOf } from "./list-enquiry.ts";
import { hrefOf, type ListPlace, type ListQuery } from "./list-query.ts";

interface ChosenChipsProps {
  place: ListPlace;
  query: ListQuery;
  filters: Filters;
  understood: Understood[];
}

/** Renders the parsed terms and the selected filters, each as a chip with a link that removes it. */
export function ChosenChips({ place, query, filters, understood }: ChosenChipsProps) {
  const region = filters.regions.flatMap((kind) => kind.options).find(({ id }) => id === query.region);
  const chosen = conditionChips(query, region?.name);
  const q = place.beside.q ?? "";
  // One term can set two values (四星以上): it has one chip, which removes both.
  const said = understood.filter(({ text }, at) => understood.findIndex((other) => other.text === text) === at);
  const days = daysOf(understood);
  const boxed = place.beside.box !== undefined;
  if (chosen.length === 0 && said.length === 0 && !boxed) return null;
  return (
    <div className="read">
      <p className="small">
        <span>{understood.length > 0 ? searchZh.understood : searchZh.chosen}</span>
        {days && <b>{searchZh.confirmDays(daysInWords(days))}</b>}
      </p>
      <div className="chips">
        {said.map(({ kind, text, wish }) => (
          <Chip
            doubt={wish}
            key={`${kind} ${text}`}
            name={wish ? searchZh.wish : undefined}
            removeHref={hrefOf(
              { ...place, beside: { ...place.beside, q: withoutWords(q, text) } },
              { ...query, page: 0 },
            )}
          >
            {text}
          </Chip>
        ))}
        {boxed && (
          <Chip removeHref={hrefOf({ ...place, beside: { ...place.beside, box: undefined } }, { ...query, page: 0 })}>
            {searchZh.chip.box}
          </Chip>
        )}
        {chosen.map(({ key, name, text, without }) => (
          <Chip key={key} name={name} removeHref={hrefOf(place, without)}>
            {text}
          </Chip>
        ))}
      </div>
    </div>
  );
}
