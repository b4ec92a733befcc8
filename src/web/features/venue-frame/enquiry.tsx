import { formatNumber, formatYuan } from "../../../domain/format.ts";
import { layoutByKey, type LayoutKey } from "../../../domain/space/layout.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { useRuntimeConfig } from "../../platform/runtime-config.ts";
import { LinkButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Figure } from "../../ui/figure.tsx";
import "./venue-frame.css";

/** The space that a demand would be for, and how the people fit. */
export interface EnquiryHall {
  id: string;
  name: string;
  priceDay?: number;
  /** Spare seats within the comfortable capacity; `tight`: the people fit only up to the limit capacity. */
  left: number;
  tight?: boolean;
}

export interface EnquiryProps {
  siteId: string;
  /** The event size that the visitor selected; only this is shown as theirs and added to the link. */
  said?: { people?: number; layout?: LayoutKey };
  /** The space that fits; `null` if none does, undefined while people or layout is missing. */
  hall?: EnquiryHall | null | undefined;
  /** Yuan a day of the cheapest space; yuan a night of the cheapest guest room. */
  priceFrom?: number;
  guestRoomPriceFrom?: number;
}

/** Formats the path of the demand form with its known values. */
export function enquiryHref({
  siteId,
  said = {},
  hall,
}: Pick<EnquiryProps, "siteId" | "said"> & { hall?: { id: string } | null | undefined }): string {
  const query = new URLSearchParams({ siteId });
  if (hall) query.set("spaceCode", hall.id);
  if (said.people) query.set("people", String(said.people));
  if (said.layout) query.set("layout", said.layout);
  return `/case/submit?${query}`;
}

function priceOf({ hall, priceFrom, guestRoomPriceFrom }: EnquiryProps): { value?: string; unit?: string } {
  const words = venueZh.ask;
  if (hall?.priceDay) return { value: formatYuan(hall.priceDay), unit: words.fromDay(hall.name) };
  if (priceFrom) return { value: formatYuan(priceFrom), unit: words.from };
  return guestRoomPriceFrom ? { value: formatYuan(guestRoomPriceFrom), unit: words.roomsFrom } : {};
}

/** Formats the known part of an event size, such as 200 人，课桌式; empty if nothing is known. */
export const saidWords = ({ people, layout }: NonNullable<EnquiryProps["said"]>): string =>
  [people && venueZh.ask.peopleValue(formatNumber(people)), layout && layoutByKey(layout).name]
    .filter(Boolean)
    .join("，");

function hallWords(hall: EnquiryHall | null): string {
  const words = venueZh.ask;
  if (!hall) return words.none;
  if (hall.tight) return words.tight(hall.name);
  return hall.left > 0 ? words.left(hall.name, formatNumber(hall.left)) : words.full(hall.name);
}

/** Renders the desktop's demand card, at the side or as a `strip` across the page: price, event size, adviser. */
export function EnquiryCard({ strip, ...props }: EnquiryProps & { strip?: boolean }) {
  const { said = {}, hall, priceFrom, guestRoomPriceFrom } = props;
  const { adviser } = useRuntimeConfig();
  const words = venueZh.ask;
  const price = priceOf(props);
  const rooms = !hall?.priceDay && !priceFrom && guestRoomPriceFrom;
  return (
    <div className={classNames("enq", strip && "strip")}>
      <div>
        <p className="small">{rooms ? words.rooms : words.price}</p>
        <Figure as="p" big unit={price.unit} value={price.value} />
      </div>
      {said.people || said.layout ? (
        <dl>
          <div>
            <dt>{said.people ? words.people : words.layout}</dt>
            <dd>{saidWords(said)}</dd>
          </div>
          {hall !== undefined && (
            <div>
              <dt>{words.hall}</dt>
              <dd>{hallWords(hall)}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p>{words.can}</p>
      )}
      <LinkButton full href={enquiryHref(props)} variant="act">
        {words.button}
      </LinkButton>
      <p className="small">{words.promise(adviser)}</p>
    </div>
  );
}

/** Renders the demand bar at the bottom of the phone. */
export function EnquiryBar(props: EnquiryProps) {
  const price = priceOf(props);
  return (
    <div className="bar">
      <p className="bar-price">
        <Figure value={price.value} />
        <small>{price.unit}</small>
      </p>
      <LinkButton href={enquiryHref(props)} variant="act">
        {venueZh.ask.button}
      </LinkButton>
    </div>
  );
}
