import { useState } from "react";
import { demandLimits } from "../../../domain/limits.ts";
import type { ShortlistEvent } from "../../../domain/shortlist/shortlist.ts";
import { shortlistPageZh } from "../../../texts/shortlist/shortlist-page.zh.ts";
import type { ListedSpace } from "../../features/shortlist/listed-space.ts";
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

interface ShortlistActionsProps {
  /** Those that the catalogue has, in the visitor's order. */
  spaces: readonly ListedSpace[];
  event: ShortlistEvent;
}

/** Renders what a list leads to: one enquiry to its venues, of which the visitor chooses five where there are more. */
export function ShortlistActions({ spaces, event }: ShortlistActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const count = listVenues(spaces).length;
  if (count === 0) return null;
  const text = count === 1 ? texts.enquireOne : texts.enquire(String(Math.min(count, most)));
  const renderButton = (className?: string) =>
    count > most ? (
      <Button className={className} full onClick={() => setOpen(true)} variant="act">
        {text}
      </Button>
    ) : (
      <LinkButton className={className} full href={buildEnquiryHref(spaces, event)} variant="act">
        {text}
      </LinkButton>
    );
  return (
    <>
      <div className={styles.actions}>
        {renderButton(visibilityStyles.onlyWide)}
        <p className={textStyles.small}>
          {count > most ? texts.tooMany(String(count), String(most)) : texts.enquireNote(String(count))}
        </p>
      </div>
      <div className={bottomBarStyles.bottomBar}>{renderButton()}</div>
      <VenueChoice event={event} isOpen={isOpen} onClose={() => setOpen(false)} spaces={spaces} />
    </>
  );
}

interface VenueChoiceProps extends ShortlistActionsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks which venues one demand goes to; the first five are chosen until the visitor says otherwise. */
function VenueChoice({ spaces, event, isOpen, onClose }: VenueChoiceProps) {
  const venues = listVenues(spaces);
  const [chosen, setChosen] = useState<readonly string[]>();
  const ids = (chosen ?? venues.map(({ id }) => id)).slice(0, most);
  const toggle = (id: string) => setChosen(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  const requested = spaces.filter(({ venue }) => ids.includes(venue.id));
  return (
    <Dialog
      footer={
        <LinkButton aria-disabled={ids.length === 0} full href={buildEnquiryHref(requested, event)} variant="act">
          {texts.chosen(String(ids.length))}
        </LinkButton>
      }
      onClose={onClose}
      open={isOpen}
      title={texts.choose(String(most))}
    >
      <ul className={classNames(styles.choice)}>
        {venues.map(({ id, name }) => (
          <li key={id}>
            <CheckOption
              checked={ids.includes(id)}
              disabled={!ids.includes(id) && ids.length >= most}
              onChange={() => toggle(id)}
            >
              {name}
              <small>
                {spaces
                  .filter(({ venue }) => venue.id === id)
                  .map((space) => space.name)
                  .join("、")}
              </small>
            </CheckOption>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
