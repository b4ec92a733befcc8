import { formatNumber, formatYuan } from "../../../domain/format.ts";
import { layoutByKey, type LayoutKey } from "../../../domain/space/layout.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { useRuntimeConfig } from "../../platform/runtime-config.ts";
import { LinkButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Figure } from "../../ui/figure.tsx";
import "./venue-frame.css";

/** The hall that an enquiry would be about, and how the people sit there. */
export interface EnquiryHall {
  id: string;
  name: string;
  priceDay?: number;
  /** Seats that stay empty; `tight`: none do, the people fit only up to the limit. */
  left: number;
  tight?: boolean;
}

export interface EnquiryProps {
  siteId: string;
  /** Absent where the halls of the house are unknown. */
  ask?: { people: number; layout: LayoutKey };
  /** The visitor said the people himself: they travel along. */
  own: boolean;
  hall: EnquiryHall | undefined;
  /** yuan a day, of the cheapest hall; yuan a night, of the cheapest guest room. */
  priceFrom?: number;
  guestRoomPriceFrom?: number;
}

/** Where the enquiry leads: the form, with what is known of it. */
export function enquiryHref({ siteId, ask, own, hall }: EnquiryProps): string {
  const query = new URLSearchParams({ siteId });
  if (own && hall) query.set("spaceCode", hall.id);
  if (own && ask) query.set("people", String(ask.people));
  if (own && ask) query.set("layout", ask.layout);
  return `/case/submit?${query}`;
}

function priceOf({ hall, priceFrom, guestRoomPriceFrom }: EnquiryProps): { value?: string; unit?: string } {
  const words = venueZh.ask;
  if (hall?.priceDay) return { value: formatYuan(hall.priceDay), unit: words.fromDay(hall.name) };
  if (priceFrom) return { value: formatYuan(priceFrom), unit: words.from };
  return guestRoomPriceFrom ? { value: formatYuan(guestRoomPriceFrom), unit: words.roomsFrom } : {};
}

function hallWords(hall: EnquiryHall | undefined): string {
  const words = venueZh.ask;
  if (!hall) return words.none;
  if (hall.tight) return words.tight(hall.name);
  return hall.left > 0 ? words.left(hall.name, formatNumber(hall.left)) : words.full(hall.name);
}

/** The enquiry on the desktop, at the side or as a `strip` across the page: what it would ask for, and who answers when. */
export function EnquiryCard({ strip, ...props }: EnquiryProps & { strip?: boolean }) {
  const { ask, hall, priceFrom, guestRoomPriceFrom } = props;
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
      {ask && (
        <dl>
          <div>
            <dt>{words.people}</dt>
            <dd>{words.peopleValue(formatNumber(ask.people), layoutByKey(ask.layout).name)}</dd>
          </div>
          <div>
            <dt>{words.hall}</dt>
            <dd>{hallWords(hall)}</dd>
          </div>
        </dl>
      )}
      <LinkButton full href={enquiryHref(props)} variant="act">
        {words.button}
      </LinkButton>
      <p className="small">{words.promise(adviser)}</p>
    </div>
  );
}

/** The enquiry that stays at the bottom of the phone. */
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
