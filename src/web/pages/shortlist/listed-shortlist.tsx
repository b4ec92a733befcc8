import { type ReactNode, useEffect, useRef } from "react";
import { formatDate } from "#domain/format.ts";
import { toChinaDay } from "#domain/day.ts";
import { parseShortlistEvent } from "#domain/shortlist/parse-shortlist.ts";
import type { Shortlist } from "#domain/shortlist/shortlist.ts";
import { sharedListZh } from "#texts/shared-list/shared-list.zh.ts";
import { shortlistPageZh } from "#texts/shortlist/shortlist-page.zh.ts";
import { getBlockProps, OpinionCells, OpinionHead, OpinionRemarks } from "../../features/shared-list/opinion-cells.tsx";
import { readOwnOpinion } from "../../features/shared-list/own-opinion.ts";
import { SharePanel } from "../../features/shared-list/panel/share-panel.tsx";
import { useShare } from "../../features/shared-list/panel/use-share.ts";
import { useOpinions } from "../../features/shared-list/use-opinions.ts";
import { getPlanScale } from "../../features/shortlist/listed-plan.tsx";
import { useJudge } from "../../features/shortlist/use-judge.ts";
import { isShortlistLasting } from "../../platform/shortlist/change-shortlist.ts";
import { carriedDemand } from "../../platform/storage/carried-demand.ts";
import { classNames } from "../../ui/text/class-names.ts";
import { DemoLine } from "../../ui/text/demo-line.tsx";
import textStyles from "../../ui/text/text.module.css";
import { EditableRow } from "./editable-row.tsx";
import { EmptyShortlist } from "./empty-shortlist.tsx";
import { EventForm } from "./event-form.tsx";
import { ShortlistActions } from "./shortlist-actions.tsx";
import { type ListedSpaces, useListedSpaces } from "./use-listed-spaces.ts";
import { applyChange, useShortlist } from "../../features/shortlist/use-shortlist.ts";
import styles from "./listed-shortlist.module.css";

const texts = shortlistPageZh;

const Title = ({ children, note }: { children: string; note?: ReactNode }) => (
  <div className={styles.title}>
    <h1>{children}</h1>
    {note && <p className={textStyles.small}>{note}</p>}
  </div>
);

/** Takes the event of the last search over, where the list has none yet. */
function useCarriedEvent({ event, items }: Shortlist): void {
  const isUnset = Object.keys(event).length === 0 && items.length > 0;
  const isRead = useRef(false);
  useEffect(() => {
    // Once a visit of the page: an event that the visitor has emptied stays so.
    if (isRead.current) return;
    isRead.current = true;
    if (!isUnset) return;
    const query = new URLSearchParams(carriedDemand.read() ?? "");
    const carried = parseShortlistEvent({
      people: Number(query.get("people")),
      layout: query.get("layout"),
      days: Number(query.get("days")),
      dates: query.has("dateTo") ? [] : [query.get("date")],
    });
    if (Object.keys(carried).length > 0) applyChange((list) => ({ ...list, event: carried }));
  }, [isUnset]);
}

/** Says where the list is stored, and how old what is shown is. */
function formatNote({ source, at, failure }: ListedSpaces): string {
  const place = isShortlistLasting() ? texts.stored : `${texts.notStored}。`;
  if (source !== "stored") return place;
  const state = at ? texts.storedOn(formatDate(toChinaDay(new Date(at)))) : texts.noData;
  return failure === undefined ? state : texts.because(failure, state);
}

function ListedSpaceRows({ list }: { list: Shortlist }) {
  useCarriedEvent(list);
  const judge = useJudge();
  const { items, event } = list;
  const found = useListedSpaces(items.map(({ spaceCode }) => spaceCode));
  const rows = items.map((item) => ({ item, space: found.byCode.get(item.spaceCode) }));
  const isGone = (code: string) => found.gone.has(code);
  const spaces = rows.flatMap(({ space }) => (space && !isGone(space.id) ? [space] : []));
  const pxPerMetre = getPlanScale(spaces);
  const shared = useShare(list);
  const code = shared.own?.code;
  const opinions = useOpinions(code);
  const ownId = code === undefined ? undefined : readOwnOpinion(code)?.opinionId;
  const block = getBlockProps(opinions);
  return (
    <>
      {spaces.some(({ demo, venue }) => demo || venue.demo) && <DemoLine />}
      <Title note={formatNote(found)}>{texts.heading(String(items.length))}</Title>
      <div className={styles.columns}>
        <div>
          <EventForm cityCode={spaces[0]?.venue.cityCode} event={event} />
          <div {...block} className={classNames(block.className, styles.block)}>
            {opinions.length > 0 && <OpinionHead opinions={opinions} ownId={ownId} />}
            <ol className={styles.rows}>
              {rows.map(({ item, space }, place) => (
                <EditableRow
                  cells={
                    opinions.length > 0 && <OpinionCells opinions={opinions} ownId={ownId} spaceCode={item.spaceCode} />
                  }
                  count={items.length}
                  event={event}
                  isGone={isGone(item.spaceCode)}
                  item={item}
                  judge={judge}
                  key={item.spaceCode}
                  place={place}
                  pxPerMetre={pxPerMetre}
                  isLoading={found.source === "loading"}
                  space={space}
                />
              ))}
            </ol>
            {opinions.length > 0 && (
              <p className={classNames(textStyles.small, styles.legend)}>{sharedListZh.legend}</p>
            )}
            <OpinionRemarks opinions={opinions} />
          </div>
        </div>
        <aside>
          <ShortlistActions event={event} spaces={spaces} />
          <SharePanel list={list} shared={shared} />
        </aside>
      </div>
    </>
  );
}

/** Renders the shortlist of this device; loaded once the page has started, since no document has any of it. */
export function ListedShortlist() {
  const list = useShortlist();
  if (list.items.length > 0) return <ListedSpaceRows list={list} />;
  return (
    <>
      <Title>{texts.title}</Title>
      <EmptyShortlist />
    </>
  );
}
