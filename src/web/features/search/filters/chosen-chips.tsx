import type { EffectiveQuery, Filters, Understood } from "../../../../contract/schemas/search-site.ts";
import { removeText } from "../../../../domain/search/sentence/remove-text.ts";
import { searchZh } from "../../../../texts/search/search.zh.ts";
import { Chip } from "../../../ui/forms/chip.tsx";
import { buildConditionChips } from "./build-condition-chips.ts";
import { formatEventDates } from "../list/format-demand-href.ts";
import type { ListQuery } from "../../../../domain/search/filters.ts";
import { formatScopeHref, type ListScope, withContext } from "../list/list-scope.ts";
import { classNames } from "../../../ui/text/class-names.ts";
import chipStyles from "../../../ui/forms/chip.module.css";
import textStyles from "../../../ui/text/text.module.css";
import styles from "./chosen-chips.module.css";

interface ChosenChipsProps {
  scope: ListScope;
  query: ListQuery;
  filters: Filters;
  understood: Understood[];
  /** Days that the sentence names. */
  date: EffectiveQuery["date"];
}

/** Renders the parsed terms and the selected filters, each as a chip with a link that removes it. */
export function ChosenChips({ scope, query, filters, understood, date }: ChosenChipsProps) {
  const region = filters.regions.flatMap((kind) => kind.options).find(({ id }) => id === query.region);
  const chosen = buildConditionChips(query, region?.name);
  const q = scope.searchContext.q ?? "";
  // One term can set two values (四星以上): it has one chip, which removes both.
  const terms = understood.filter(({ text }, at) => understood.findIndex((other) => other.text === text) === at);
  const firstPage = { ...query, page: 0 };
  const hasBox = scope.searchContext.box !== undefined;
  if (chosen.length === 0 && terms.length === 0 && !hasBox) return null;
  return (
    <div className={styles.terms}>
      <p className={classNames(textStyles.small, styles.reading)}>
        <span>{understood.length > 0 ? searchZh.parsed : searchZh.chosen}</span>
        {date && <b>{searchZh.confirmDays(formatEventDates(date))}</b>}
      </p>
      <div className={chipStyles.chips}>
        {terms.map(({ kind, text, wish }) => (
          <Chip
            doubt={wish}
            key={`${kind} ${text}`}
            name={wish ? searchZh.preferred : undefined}
            removeHref={formatScopeHref(withContext(scope, { q: removeText(q, text) }), firstPage)}
          >
            {text}
          </Chip>
        ))}
        {hasBox && (
          <Chip removeHref={formatScopeHref(withContext(scope, { box: undefined }), firstPage)}>{searchZh.box}</Chip>
        )}
        {chosen.map(({ key, name, text, without }) => (
          <Chip key={key} name={name} removeHref={formatScopeHref(scope, without)}>
            {text}
          </Chip>
        ))}
      </div>
    </div>
  );
}
