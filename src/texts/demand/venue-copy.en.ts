import type { VenueCopyTexts } from "./venue-copy.zh.ts";

/** Texts of the copy of a demand that venues get, in English. */
export const venueCopyEn: VenueCopyTexts = {
  title: "What the venues see",
  note: "up to {n}, all the same",
  labels: {
    dates: "Dates",
    place: "City",
    people: "People",
    event: "Event",
    budget: "Budget",
    guestRooms: "Rooms",
    needs: "Needs",
    name: "Name",
    mobile: "Phone",
    company: "Company",
  },
  none: "–",
  covered: "hidden from the venues",
  shared: "you chose to tell",
  seen: "Venues see: dates, people, layout",
  unseen: "They do not see: ",
  rule: "Covered lines go to one venue only: the one you choose. Before that no venue sees them.",
};
