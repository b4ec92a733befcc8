/** Events of this site beyond those of the library, by what happens. Their properties are the hotel's (specification, section 3). */
export const trackedEvents = {
  /** A venue, or one of its pages, is opened. */
  view: "hotel_view",
  /** Its button for an enquiry or its telephone number is pressed. */
  contact: "hotel_contact",
  /** A demand that names it is accepted. */
  submit: "hotel_submit",
} as const;
export type TrackedEvent = keyof typeof trackedEvents;

/** The hotel tracking event's payload; an unknown value is an empty text. */
export interface HotelEvent {
  hotel_id: string;
  hotel_name: string;
  brand_id: string;
  brand_name: string;
  product: string;
  /** City and district. */
  location_name: string;
}

/** The facts of a venue of which its event tells. */
export interface TrackedVenue {
  id: string | number;
  name: string;
  brandId?: string | number | undefined;
  brandName?: string | undefined;
  city?: string | undefined;
  district?: string | undefined;
}

/** Returns the payload of a venue's event. Ids are texts: some exceed what a number holds. */
export const toHotelEvent = (venue: TrackedVenue, product: string): HotelEvent => ({
  hotel_id: String(venue.id),
  hotel_name: venue.name,
  brand_id: String(venue.brandId ?? ""),
  brand_name: venue.brandName ?? "",
  product,
  location_name: [venue.city, venue.district].filter(Boolean).join(" "),
});
