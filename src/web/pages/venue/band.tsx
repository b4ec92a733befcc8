import { type CSSProperties, memo } from "react";
import { formatNumber } from "../../../domain/format.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { spaceHref } from "../../../domain/venue/venue-href.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { PlanDrawing } from "../../features/seating-plan/plan-drawing.tsx";
import { Link } from "../../ui/link.tsx";
import { aroundRoom, type BandRoom, bandScales } from "./band-rooms.ts";

/** Renders the band at the top of the page: plans of the venue's spaces at one scale. */
export const Band = memo(function Band({ rooms, venueId }: { rooms: BandRoom[]; venueId: string }) {
  if (rooms.length === 0) return null;
  const scales = bandScales(rooms);
  const columns = rooms.map(({ room }) => `minmax(0, ${room.length + aroundRoom + 6}fr)`).join(" ");
  const style = { "--wide-ppm": `${scales.desktop}px`, "--phone-ppm": `${scales.phone}px`, "--columns": columns };
  return (
    <section aria-label={venueZh.band} className="band noprint" style={style as CSSProperties}>
      {rooms.map(({ id, name, room, layout, plan }, index) => (
        <figure key={id}>
          <div className="slot">
            <div className="to-scale" style={{ "--m": room.length + aroundRoom } as CSSProperties}>
              <PlanDrawing name={name} plan={plan} room={room} />
            </div>
          </div>
          <figcaption className="cap">
            <Link href={`${spaceHref(venueId, id)}?layout=${layout}`}>
              {venueZh.caption(name, layoutByKey(layout).name, formatNumber(plan.people))}
            </Link>
            {index === rooms.length - 1 && rooms.length > 1 && <span className="only-wide">{venueZh.sameScale}</span>}
          </figcaption>
        </figure>
      ))}
    </section>
  );
});
