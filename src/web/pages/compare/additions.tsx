import { formatNumber } from "#domain/format.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { formatSelectionHref } from "#domain/selection/format-selection-href.ts";
import { selectionLimits } from "#domain/selection/space-selection.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { comparePageZh } from "#texts/venue/compare-page.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import textStyles from "../../ui/text/text.module.css";
import type { CompareData, CompareInput } from "./page.tsx";
import styles from "./additions.module.css";

const texts = comparePageZh.additions;
const { most } = selectionLimits.comparison;

type Addition = CompareData["additions"][number];

function AdditionList({ input, data, from }: { input: CompareInput; data: CompareData; from: Addition["from"] }) {
  const additions = data.additions.filter((one) => one.from === from);
  if (additions.length === 0) return null;
  const codes = data.spaces.map(({ space }) => space.id);
  const layout = getLayoutByKey(data.event.layout).name;
  return (
    <div>
      <h3>{texts[from]}</h3>
      <ul>
        {additions.map(({ id, name, venueName, seats }) => (
          <li key={id}>
            <Link
              href={formatSelectionHref("/compare", { ...input, spaceCodes: [...codes, id] })}
              preload={false}
              replace
              resetScroll={false}
            >
              {name}
            </Link>
            <span className={textStyles.small}>
              {venueName}
              {seats ? `，${texts.seats(layout, formatNumber(seats))}` : ""}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders the spaces to add: of the same venues and nearby; it is open where there are too few to compare. */
export function Additions({ input, data }: { input: CompareInput; data: CompareData }) {
  const { spaces } = data;
  const [first] = spaces;
  const isFull = spaces.length >= most;
  return (
    <details className={styles.additions} key={spaces.length} open={spaces.length < selectionLimits.comparison.least}>
      <summary>{comparePageZh.add}</summary>
      {isFull ? (
        <p>{texts.full(formatNumber(most))}</p>
      ) : (
        <div className={styles.lists}>
          <AdditionList data={data} from="venue" input={input} />
          <AdditionList data={data} from="nearby" input={input} />
          {first && (
            <p>
              <Link href={formatListHref("space", first.venue.cityPinyin, emptyQuery)}>{texts.lists}</Link>
            </p>
          )}
        </div>
      )}
    </details>
  );
}
