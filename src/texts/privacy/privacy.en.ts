import type { PrivacyTexts } from "./privacy.zh.ts";

/** Texts of the privacy notice and of the bar that asks for consent, in English. */
export const privacyEn: PrivacyTexts = {
  title: "Privacy notice",
  visits: {
    title: "Counting visits",
    off: "This site does not count visits.",
    what: "We record the pages you open, the page and campaign you come from, the kind of browser and screen, and a random number of your browser. When you open a venue, press its telephone or enquiry button or send a request for it, also the venue's number, name, brand and place.",
    never:
      "We record no name, no telephone number, nothing that you fill in and no IP address; the private link of a request is not counted.",
    why: "This serves only to learn which pages and venues are read, and to improve the site.",
    stored:
      "The figures are stored by this site and deleted after {days} days. Your browser's number is in a cookie on your device, which you can delete at any time.",
    sent: "The figures go to {host}, which processes them for this site. Your browser's number is in a cookie on your device, which you can delete at any time.",
    script: "A statistics script of {host} also records visits, by its own rules.",
  },
  source: {
    title: "Where you come from",
    lines: [
      "The link and campaign that brought you here are in cookies on your device for an hour, or until you close the browser; they are sent along with your request.",
    ],
  },
  demand: { title: "Your request" },
  consent: {
    title: "Your choice",
    bar: "We would like to count visits, to improve the site. Everything works without it.",
    more: "Privacy notice",
    accept: "Accept",
    refuse: "Refuse",
    accepted: "You agreed to your visits being counted.",
    refused: "You refused: your visits are not counted.",
    none: "You have not chosen yet: nothing is counted.",
    change: "Change the choice",
  },
};
