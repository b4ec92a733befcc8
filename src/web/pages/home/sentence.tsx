import { type ReactNode, useState } from "react";
import type { CityName } from "../../../domain/city/city.ts";
import { formatDate } from "../../../domain/format.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { homeZh } from "../../../texts/home.zh.ts";
import type { Asked } from "./asked.ts";
import { type Gap, GapDialog } from "./gap-dialog.tsx";

interface SentenceProps {
  city: CityName;
  today: string;
  asked: Asked;
  onAsked: (change: Partial<Asked>) => void;
}

/** Renders the search as a sentence: 在 北京 开 180 人的会，课桌式 坐，12 月 18 日 周五. Each gap is a button that opens its editor. */
export function Sentence({ city, today, asked, onAsked }: SentenceProps) {
  const [open, setOpen] = useState<Gap>();
  const { say } = homeZh;
  const gap = (name: Gap, value: string, first = false) => (
    <GapButton first={first} name={name} onOpen={() => setOpen(name)} value={value} />
  );
  return (
    <>
      <h1 className="say">
        <span className="lead">{homeZh.lead}</span>
        <span className="w">
          {say.at}
          {gap("city", city.name)}
        </span>
        <span className="w">
          {say.hold}
          {gap("people", String(asked.people))}
          {say.people}
        </span>
        <br className="only-phone" />
        <span className="w">
          {gap("layout", layoutByKey(asked.layout).name, true)}
          {say.seated}
        </span>
        <br className="only-phone" />
        <span className="w">{gap("day", formatDate(asked.day), true)}</span>
      </h1>
      <GapDialog
        asked={asked}
        city={city}
        gap={open}
        onAsked={onAsked}
        onClose={() => setOpen(undefined)}
        today={today}
      />
    </>
  );
}

interface GapButtonProps {
  name: Gap;
  value: ReactNode;
  /** Whether the gap starts a line on the phone. */
  first: boolean;
  onOpen: () => void;
}

function GapButton({ name, value, first, onOpen }: GapButtonProps) {
  const caption = homeZh.gaps[name];
  return (
    <button
      aria-haspopup="dialog"
      aria-label={`${caption}：${value}`}
      className={first ? "gap st" : "gap"}
      onClick={onOpen}
      type="button"
    >
      {value}
      <span className="dim">
        <span>{caption}</span>
      </span>
    </button>
  );
}
