import type { Understood } from "#contract/schemas/search-site.ts";
import type { ListFilters } from "../list/trim-filters.ts";
import { findLayoutById } from "#domain/space/layouts.ts";
import { formatYuan } from "#domain/format.ts";
import { budgetZh, filterZh } from "#texts/search/filter.zh.ts";
import { budgetKinds } from "../list/budget.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { Chip } from "#web/ui/forms/chip.tsx";
import { buildConditionChips } from "./build-condition-chips.ts";
import { useToday } from "#web/platform/use-today.ts";
import { formatEventDates } from "../list/to-demand-fields.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import { formatScopeHref, type ListAnswer, type ListScope, withContext } from "../list/list-scope.ts";
import { removeTerm } from "../sentence/change-filters.ts";
import { DeferredSentenceNotes, hasSentenceNotes } from "../sentence/deferred-sentence-notes.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import chipStyles from "#web/ui/forms/chip.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./chosen-chips.module.css";

/** Formats a term: its words, put right where they were a slip; an implied layout with the event that implies it. */
const formatTerm = (term: Understood): string =>
  term.implied && term.kind === "layout"
    ? searchZh.implied(findLayoutById(term.value)?.name ?? "", term.text)
    : (term.corrected ?? term.text);

/** Says of a wish that it is one, and of a price what it is of. */
function nameTerm(term: Understood): string | undefined {
  if (term.wish) return searchZh.preferred;
  return term.kind === "price" && term.of ? budgetZh[term.of === "sum" ? "sum" : "price"].kind : undefined;
}

/** Returns 1 for a term that is a guess, else 0. */
const isGuess = ({ wish, implied }: Understood): number => (wish || implied ? 1 : 0);

/**
 * Lists the terms of the chips, guesses first: a phone shows one line of them. Words can set two values (四星以上): they have one
 * chip, which removes both. An implied layout has one of its own.
 */
const listTerms = (understood: readonly Understood[]): Understood[] =>
  understood
    .filter(
      ({ text, implied }, at) =>
        understood.findIndex((other) => other.text === text && other.implied === implied) === at,
    )
    .sort((one, other) => isGuess(other) - isGuess(one));

interface ChosenChipsProps {
  scope: ListScope;
  query: ListQuery;
  filters: ListFilters;
  answer: Pick<ListAnswer, "q" | "understood" | "unread" | "otherCities" | "effective">;
}

/** Renders the parsed terms and the selected filters, each as a chip with a link that removes it, and what was not read. */
export function ChosenChips({ scope, query, filters, answer }: ChosenChipsProps) {
  const { q, understood } = answer;
  const today = useToday();
  const { date } = answer.effective;
  const region = filters.regions.flatMap((kind) => kind.options).find(({ id }) => id === query.region);
  const chosen = buildConditionChips(query, region?.name);
  const terms = listTerms(understood);
  const firstPage = { ...query, page: 0 };
  const { box, sum, head } = scope.searchContext;
  const hasBox = box !== undefined;
  const hasChips = chosen.length > 0 || terms.length > 0 || Boolean(box || sum || head);
  const hasNotes = hasSentenceNotes(answer);
  if (!hasChips && !hasNotes) return null;
  return (
    <div className={styles.terms}>
      {hasChips && (
        <>
          <p className={textStyles.visuallyHidden}>{understood.length > 0 ? searchZh.parsed : searchZh.chosen}</p>
          {date && (
            <p className={classNames(textStyles.small, styles.reading)}>
              <b>{searchZh.confirmDays(formatEventDates(date, today))}</b>
            </p>
          )}
          <div className={classNames(chipStyles.chips, styles.line)}>
            {terms.map((term) => (
              <Chip
                doubt={isGuess(term) === 1}
                key={`${term.kind} ${term.text}`}
                name={nameTerm(term)}
                removeHref={formatScopeHref(withContext(scope, { q: removeTerm(q, term) }), firstPage)}
                tall
              >
                {formatTerm(term)}
              </Chip>
            ))}
            {hasBox && (
              <Chip removeHref={formatScopeHref(withContext(scope, { box: undefined }), firstPage)} tall>
                {searchZh.box}
              </Chip>
            )}
            {budgetKinds.map(
              (kind) =>
                kind !== "price" &&
                scope.searchContext[kind] && (
                  <Chip
                    key={kind}
                    name={budgetZh[kind].chip}
                    removeHref={formatScopeHref(withContext(scope, { [kind]: undefined }), firstPage)}
                    tall
                  >
                    {filterZh.price.short(formatYuan(Number(scope.searchContext[kind])))}
                  </Chip>
                ),
            )}
            {chosen.map(({ key, name, text, without }) => (
              <Chip key={key} name={name} removeHref={formatScopeHref(scope, without)} tall>
                {text}
              </Chip>
            ))}
          </div>
        </>
      )}
      {hasNotes && (
        <DeferredSentenceNotes
          answer={answer}
          elsewhere={formatScopeHref(
            { ...withContext(scope, { box: undefined }), city: "{city}" },
            // A region belongs to its city.
            { ...firstPage, region: undefined },
          )}
          kind={scope.kind}
        />
      )}
    </div>
  );
}
