import { useState } from "react";
import { demandFormAddress } from "#domain/demand/demand-form-address.ts";
import { demandLimits } from "#domain/limits.ts";
import { formatSelectionHref } from "#domain/selection/format-selection-href.ts";
import { selectionLimits } from "#domain/selection/space-selection.ts";
import type { ShortlistEvent } from "#domain/shortlist/shortlist.ts";
import { shortlistPageZh } from "#texts/shortlist/shortlist-page.zh.ts";
import type { ListedSpace } from "../../features/shortlist/listed-space.ts";
import { carriedDemand } from "../../platform/storage/carried-demand.ts";
import { Button, LinkButton } from "../../ui/forms/button.tsx";
import { CheckOption } from "../../ui/forms/check-option.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import { buildEnquiryHref, listVenues } from "./build-enquiry-href.ts";
import styles from "./shortlist-actions.module.css";

const texts = shortlistPageZh.actions;
const most = demandLimits.venues;
const comparable = selectionLimits.comparison;
const proposable = selectionLimits.proposal;

interface ShortlistActionsProps {
  /** Those that the catalogue has, in the visitor's order. */
  spaces: readonly ListedSpace[];
  event: ShortlistEvent;
}

/** Renders what a list leads to: one enquiry to its venues, a comparison, a proposal; where it has too many for one, the visitor chooses. */
export function ShortlistActions({ spaces, event }: ShortlistActionsProps) {
  const venues = listVenues(spaces);
  if (venues.length === 0) return null;
  const isTooMany = venues.length > most;
  const enquiry: Choice = {
    text: venues.length === 1 ? texts.enquireOne : texts.enquire(String(Math.min(venues.length, most))),
    title: texts.choose(String(most)),
    most,
    options: venues.map(({ id, name }) => ({
      id,
      name,
      detail: spaces.flatMap((space) => (space.venue.id === id ? [space.name] : [])).join("、"),
    })),
    formatHref: (ids) =>
      buildEnquiryHref(
        spaces.filter(({ venue }) => ids.includes(venue.id)),
        event,
      ),
    formatText: (count) => texts.chosen(String(count)),
  };
  const options = spaces.map(({ id, name, venue }) => ({ id, name, detail: venue.name }));
  /** The page of a selection of these spaces. */
  const toSelection = (path: "/compare" | "/proposal", limit: number, labels: SelectionLabels): Choice => ({
    text: labels.text,
    title: labels.title(String(limit)),
    most: limit,
    options,
    formatHref: (ids) =>
      formatSelectionHref(path, {
        ...event,
        date: event.dates?.[0],
        spaceCodes: ids,
        budget: path === "/proposal" ? readCarriedBudget(event) : undefined,
      }),
    formatText: (count) => labels.chosen(String(count)),
  });
  const comparison = toSelection("/compare", comparable.most, {
    text: texts.compare,
    title: texts.chooseSpaces,
    chosen: texts.compareChosen,
  });
  const proposal = toSelection("/proposal", proposable.most, {
    text: texts.propose,
    title: texts.chooseProposed,
    chosen: texts.proposeChosen,
  });
  // The bar of the phone has room for three.
  const inBar =
    venues.length === 1 ? enquiry : { ...enquiry, text: texts.chosen(String(Math.min(venues.length, most))) };
  const isComparable = spaces.length >= comparable.least;
  return (
    <>
      <div className={styles.actions}>
        <div className={visibilityStyles.fromTablet}>
          <ChoiceButton choice={enquiry} variant="act" />
        </div>
        <p className={textStyles.small}>
          {isTooMany ? texts.tooMany(String(venues.length), String(most)) : texts.enquireNote(String(venues.length))}
        </p>
        {isComparable && (
          <div className={visibilityStyles.fromTablet}>
            <ChoiceButton choice={comparison} variant="line" />
          </div>
        )}
        <div className={visibilityStyles.fromTablet}>
          <ChoiceButton choice={proposal} variant="line" />
        </div>
      </div>
      <div className={classNames(bottomBarStyles.bottomBar, isComparable && styles.ofThree)}>
        {isComparable && (
          <div>
            <ChoiceButton choice={comparison} variant="line" />
          </div>
        )}
        <div>
          <ChoiceButton choice={{ ...proposal, text: texts.proposeInBar }} variant="line" />
        </div>
        <div>
          <ChoiceButton choice={inBar} variant="act" />
        </div>
      </div>
    </>
  );
}

/** Returns the budget in all of the last search, where that was for as many people. */
function readCarriedBudget({ people }: ShortlistEvent): number | undefined {
  const { total, ...searched } = demandFormAddress.parse(
    Object.fromEntries(new URLSearchParams(carriedDemand.read() ?? "")),
  );
  return searched.people === people ? total : undefined;
}

/** What the link to a selection is called, and the dialog that asks which, by the number of spaces. */
interface SelectionLabels {
  text: string;
  title: (most: string) => string;
  chosen: (count: string) => string;
}

/** A link that is for a limited number of things. */
interface Choice {
  text: string;
  title: string;
  most: number;
  options: readonly { id: string; name: string; detail: string }[];
  formatHref: (ids: readonly string[]) => string;
  formatText: (count: number) => string;
}

/** Renders the link for all that there is, or a button that asks which, where there is too much. */
function ChoiceButton({ choice, variant }: { choice: Choice; variant: "act" | "line" }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>();
  const { options, text } = choice;
  const all = options.map(({ id }) => id);
  if (all.length <= choice.most)
    return (
      <LinkButton full href={choice.formatHref(all)} variant={variant}>
        {text}
      </LinkButton>
    );
  // In the visitor's order; the first ones until the visitor says otherwise.
  const ids = all.filter((id) => chosen?.includes(id) ?? all.indexOf(id) < choice.most);
  const toggle = (id: string) => setChosen(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return (
    <>
      <Button full onClick={() => setOpen(true)} variant={variant}>
        {text}
      </Button>
      <Dialog
        footer={
          ids.length > 0 && (
            <LinkButton full href={choice.formatHref(ids)} variant={variant}>
              {choice.formatText(ids.length)}
            </LinkButton>
          )
        }
        onClose={() => setOpen(false)}
        open={isOpen}
        title={choice.title}
      >
        <ul className={styles.choice}>
          {options.map(({ id, name, detail }) => (
            <li key={id}>
              <CheckOption
                checked={ids.includes(id)}
                disabled={!ids.includes(id) && ids.length >= choice.most}
                onChange={() => toggle(id)}
              >
                {name}
                <small>{detail}</small>
              </CheckOption>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
