import { toBudgetContext } from "./budget.ts";
import { formatNumber } from "#domain/format.ts";
import { floorPerPersonByLayout } from "#domain/seating/seating-measures.ts";
import { findLayoutById } from "#domain/space/layouts.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { ContinueStrip } from "#web/ui/continue-strip/continue-strip.tsx";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import type { ListQuery } from "#domain/search/filters.ts";
import { formatGroupsHref, type ListAnswer, type ListScope, withContext } from "./list-scope.ts";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import textStyles from "#web/ui/text/text.module.css";

interface NothingFoundProps {
  scope: ListScope;
  answer: Pick<ListAnswer, "relax" | "effective">;
  demandHref: string;
}

/** The layout that a room is sized for where none is requested: the one with the least floor a person. */
const defaultLayout = "theatre";

/** Returns the room that the requested event size needs, in metres with sides of 4 to 3; undefined without people. */
function computeRequiredRoom({ people, layout }: ListQuery) {
  if (people === 0 || people > 20_000) return undefined;
  const requested = findLayoutById(layout);
  const area = people * floorPerPersonByLayout[requested?.key ?? defaultLayout].comfortable;
  const length = Math.sqrt((area * 4) / 3);
  return {
    length: Math.round(length * 10) / 10,
    width: Math.round((area / length) * 10) / 10,
    notes: [searchZh.needed(formatNumber(Math.round(area))), `${formatNumber(people)} 人${requested?.name ?? ""}`],
  };
}

/** Renders an empty list: the required room, links that drop a condition, the demand form (in the bar on the phone). */
export function NothingFound({ scope, answer, demandHref }: NothingFoundProps) {
  const { q: sentence, box } = scope.searchContext;
  return (
    <EmptyState
      relax={answer.relax.map(({ text, total, searchParams, q = sentence, unboxed, unbudgeted }) => ({
        label: searchZh.without(text),
        result: searchZh.relaxTo(formatNumber(total)),
        href: formatGroupsHref(
          withContext(scope, { q, box: unboxed ? undefined : box, ...(unbudgeted && toBudgetContext({})) }),
          searchParams,
        ),
      }))}
      room={computeRequiredRoom(answer.effective.filters)}
      title={searchZh.none[scope.kind]}
    >
      <p className={textStyles.soft}>{searchZh.adviserHint}</p>
      <ContinueStrip inset />
      <LinkButton className={visibilityStyles.fromTablet} href={demandHref} variant="act">
        {searchZh.enquiry}
      </LinkButton>
    </EmptyState>
  );
}
