import type { ShortcutTexts } from "#texts/app/shortcuts.zh.ts";

/** The keys of one action: pressed one or the other. */
interface ShortcutRow {
  keys: readonly string[];
  text: string;
}

export interface ShortcutGroup {
  name: string;
  rows: readonly ShortcutRow[];
}

/** What a page has that keys act on. */
export interface PageParts {
  /** Rows of its lists. */
  rows: number;
  hasShelves: boolean;
  hasPictures: boolean;
  hasPanorama: boolean;
}

/** Reads from the document what keys act on. */
export function readPageParts(): PageParts {
  const rows = document.querySelectorAll("#main li :is(h2, h3, h4) a").length;
  const has = (selector: string) => document.querySelector(`#main ${selector}`) !== null;
  return {
    rows,
    hasShelves: has("a[data-case]"),
    hasPictures: has("a[data-picture]"),
    hasPanorama: /\/vr(?:\/|$)/.test(window.location.pathname),
  };
}

/** Lists the shortcuts that a page has, by group. */
export function listShortcuts(parts: PageParts, texts: ShortcutTexts): ShortcutGroup[] {
  const { groups } = texts;
  const site = {
    name: groups.site,
    rows: [
      { keys: ["/"], text: texts.search },
      { keys: ["?"], text: texts.help },
      { keys: ["Esc"], text: texts.close },
    ],
  };
  const rows = {
    name: groups.rows,
    rows: [
      { keys: ["J", "↓"], text: texts.next },
      { keys: ["K", "↑"], text: texts.previous },
      { keys: ["Enter"], text: texts.open },
    ],
  };
  const shelves = {
    name: groups.shelves,
    rows: [
      { keys: ["←", "→"], text: texts.alongShelf },
      { keys: ["↑", "↓"], text: texts.acrossShelves },
      { keys: ["Home", "End"], text: texts.ends },
      { keys: ["Enter"], text: texts.openCase },
    ],
  };
  const pictures = {
    name: groups.pictures,
    rows: [
      { keys: ["←", "→"], text: texts.turnPicture },
      { keys: ["Home", "End"], text: texts.pictureEnds },
      { keys: ["+", "−", "0"], text: texts.zoom },
    ],
  };
  const panorama = {
    name: groups.panorama,
    rows: [
      { keys: ["←", "→", "↑", "↓"], text: texts.turn },
      { keys: ["+", "−"], text: texts.zoomView },
    ],
  };
  return [
    site,
    ...(parts.rows > 1 ? [rows] : []),
    ...(parts.hasShelves ? [shelves] : []),
    ...(parts.hasPictures ? [pictures] : []),
    ...(parts.hasPanorama ? [panorama] : []),
  ];
}
