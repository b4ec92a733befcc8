import { venueZh } from "../../../texts/venue.zh.ts";
import { Chip } from "../../ui/chip.tsx";
import type { Hall } from "./hall.ts";
import { type HallWish, hallWishes } from "./hall-wish.ts";

interface WishChipsProps {
  halls: Hall[];
  wishes: HallWish[];
  onWishes: (wishes: HallWish[]) => void;
}

/** Renders the equipment filters as chips; only those that match at least one space of the venue. */
export function WishChips({ halls, wishes, onWishes }: WishChipsProps) {
  const offered = hallWishes.flatMap(({ key, name, met }) => {
    const count = halls.filter(({ space }) => met(space)).length;
    return count > 0 ? [{ key, name, count }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <div className="wishes noprint">
      <span className="soft">{venueZh.wishes.title}</span>
      {offered.map(({ key, name, count }) => {
        const on = wishes.includes(key);
        const next = on ? wishes.filter((wish) => wish !== key) : [...wishes, key];
        return (
          <Chip count={count} key={key} on={on} onClick={() => onWishes(next)}>
            {name}
          </Chip>
        );
      })}
    </div>
  );
}
