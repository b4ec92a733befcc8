import { type ReactNode, useMemo, useRef, useState } from "react";
import type { LayoutKey } from "../../../domain/space/layout.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { Button } from "../../ui/button.tsx";
import { CapacityLegend } from "../../ui/capacity-legend.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { Ask } from "../../../domain/venue/ask.ts";
import { AskLine } from "./ask-line.tsx";
import { bestHall, fitsTight, fitsWell } from "./best-hall.ts";
import { CapacityHead } from "./capacity-head.tsx";
import { doubtsOf } from "./capacity-marks.ts";
import "./capacity-table.css";
import type { Hall, HallSpace } from "./hall.ts";
import { miniScale } from "./hall-mini.tsx";
import { type HallSort, nextSort, orderHalls } from "./hall-order.ts";
import { HallRow } from "./hall-row.tsx";
import { type HallWish, meetsAll } from "./hall-wish.ts";
import { useMyColumn } from "./use-my-column.ts";
import { WishChips } from "./wish-chips.tsx";
import { WholeBeforePaint } from "../../ui/whole-before-paint.tsx";

export interface CapacityBoardProps {
  /** In the order of `getSpaceCapacities`. */
  halls: Hall[];
  ask: Ask;
  onAsk: (ask: Ask) => void;
  /** The page's path. */
  action: string;
  hrefOf: (space: HallSpace) => string;
  floorName: (floor: number) => string;
  /** Whether to show floor, pillars, daylight, screen, load-in door and the half-day price. */
  full?: boolean;
  /** Saves the visible rows in their order. */
  onSave?: (shown: Hall[]) => void;
  /** Content below the legend. */
  children?: ReactNode;
}

/** Renders the event size form and the table of spaces with their capacity by layout. */
export function CapacityBoard(props: CapacityBoardProps) {
  const { halls, ask, onAsk, action, full = false, onSave, children } = props;
  const [sort, setSort] = useState<HallSort>();
  const [onlyFits, setOnlyFits] = useState(false);
  const [wishes, setWishes] = useState<HallWish[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  useMyColumn(frame, ask.layout);
  const shown = orderHalls(halls, sort).filter(
    (hall) => (!onlyFits || fitsWell(hall, ask) || fitsTight(hall, ask)) && meetsAll(hall, wishes),
  );
  const showAll = () => {
    setOnlyFits(false);
    setWishes([]);
  };
  const doubts = useMemo(() => doubtsOf(halls), [halls]);
  const unmeasured = halls.some(({ room }) => !room);
  return (
    <>
      <AskLine action={action} ask={ask} halls={halls} onAsk={onAsk} onlyFits={onlyFits} onOnlyFits={setOnlyFits} />
      {full && (
        <div className="board-tools noprint">
          <WishChips halls={halls} onWishes={setWishes} wishes={wishes} />
          {onSave && (
            <Button disabled={shown.length === 0} onClick={() => onSave(shown)} small variant="plain">
              {venueZh.csv.save}
            </Button>
          )}
        </div>
      )}
      <section aria-label={venueZh.board.scroll} className={classNames("capw", full && "all")} ref={frame}>
        <table className="capt">
          <CapacityHead
            full={full}
            layout={ask.layout}
            onSort={(column) => setSort(nextSort(sort, column))}
            sort={sort}
          />
          <tbody>
            <Rows {...props} doubts={doubts} nested={!sort} shown={shown} />
          </tbody>
        </table>
        <WholeBeforePaint id="capacities" />
      </section>
      {shown.length === 0 && (
        <p className="nothing">
          {venueZh.board.nothingFits}
          <Button onClick={showAll} small variant="plain">
            {venueZh.board.showAll}
          </Button>
        </p>
      )}
      <CapacityLegend limit={limitShown(halls, ask)} notes={doubts.map(({ text }) => text)} people={ask.people} />
      {unmeasured && <p className="small">{venueZh.board.published}</p>}
      {children}
    </>
  );
}

interface RowsProps extends CapacityBoardProps {
  shown: Hall[];
  nested: boolean;
  doubts: ReturnType<typeof doubtsOf>;
}

function Rows({ halls, shown, ask, hrefOf, floorName, full = false, nested, doubts }: RowsProps) {
  const scale = useMemo(() => miniScale(halls), [halls]);
  const best = bestHall(halls, ask);
  const notesOf = (id: string) => {
    const rows = doubts.flatMap(({ spaceId, layout }, index) => (spaceId === id ? [[layout, index + 1] as const] : []));
    return Object.fromEntries(rows) as Partial<Record<LayoutKey, number>>;
  };
  return shown.map((hall) => (
    <HallRow
      ask={ask}
      best={hall === best}
      floorName={floorName}
      full={full}
      hall={hall}
      href={hrefOf(hall.space)}
      key={hall.space.id}
      nested={nested}
      notes={notesOf(hall.space.id)}
      parts={partsIn(halls, hall)}
      scale={scale}
    />
  ));
}

/** Returns the parts of this divisible space, or of the one it belongs to, stage side first. */
function partsIn(halls: Hall[], { space, whole }: Hall): HallSpace[] {
  const ids = (whole ?? space).splitsInto ?? [];
  return ids.flatMap((id) => halls.find((hall) => hall.space.id === id)?.space ?? []);
}

/** Returns the first limit capacity that the table shows, as the legend's example. */
function limitShown(halls: Hall[], ask: Ask): number | undefined {
  for (const { figures } of halls) {
    for (const { unsuitable, doubtful, comfortable, limit } of Object.values(figures)) {
      if (unsuitable || doubtful || comfortable === undefined || limit === undefined) continue;
      if (comfortable < ask.people && ask.people <= limit) return limit;
    }
  }
  return undefined;
}
