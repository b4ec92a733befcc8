import { venueZh } from "#texts/venue/venue.zh.ts";
import { Chip } from "#web/ui/forms/chip.tsx";
import type { SpaceCapacity } from "../capacity/space-capacity.ts";
import { type SpaceNeed, spaceNeeds } from "./space-need.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./space-need-chips.module.css";

interface SpaceNeedChipsProps {
  capacities: SpaceCapacity[];
  needs: SpaceNeed[];
  onNeeds: (needs: SpaceNeed[]) => void;
}

/** Renders the equipment filters as chips; only those that match at least one space of the venue. */
export function SpaceNeedChips({ capacities, needs, onNeeds }: SpaceNeedChipsProps) {
  const offered = spaceNeeds.flatMap(({ key, name, met }) => {
    const count = capacities.filter(({ space }) => met(space)).length;
    return count > 0 ? [{ key, name, count }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <div className={classNames(visibilityStyles.noPrint, styles.needs)}>
      <span className={textStyles.soft}>{venueZh.requiredFeatures.title}</span>
      {offered.map(({ key, name, count }) => {
        const on = needs.includes(key);
        const next = on ? needs.filter((need) => need !== key) : [...needs, key];
        return (
          <Chip count={count} key={key} on={on} onClick={() => onNeeds(next)}>
            {name}
          </Chip>
        );
      })}
    </div>
  );
}
