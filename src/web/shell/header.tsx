import { useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import { questionsHref } from "../../domain/content/question-href.ts";
import { solutionsHref } from "../../domain/content/solution-href.ts";
import { emptySpaceQuery, emptyVenueQuery, spaceListHref, venueListHref } from "../../domain/search/grammar.ts";
import { zh } from "../../texts/zh.ts";
import { CityPicker } from "../features/city-picker/city-picker.tsx";
import { Link } from "../ui/link.tsx";
import { Logo } from "../ui/logo.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { useCurrentPage } from "./current-page.ts";

/** The header of every page: logo, city picker, main links, demand link. On the phone the links are in a sheet. */
export function Header() {
  const [open, setOpen] = useState(false);
  const { city, ownCity, wide } = useCurrentPage();
  const demandHref = ownCity ? `/case/submit?city=${city.pinyin}` : "/case/submit";
  const path = useRouterState({ select: (state) => state.location.pathname });
  const links = [
    {
      text: zh.shell.venues,
      href: venueListHref(city.pinyin, emptyVenueQuery),
      // All pages of a venue except those of its spaces.
      on: /^\/[a-z]+\/changdi|^\/view\/(?!.*\/meetingspace-)/,
    },
    {
      text: zh.shell.spaces,
      href: spaceListHref(city.pinyin, emptySpaceQuery),
      on: /^\/[a-z]+\/kongjian|\/meetingspace-/,
    },
    { text: zh.shell.solutions, href: solutionsHref, on: /^\/(?:solutions|activity\/(?:share\/)?\d+)(?:\/|$)/ },
    { text: zh.shell.questions, href: questionsHref(), on: /^\/ask(?:\/|$)/ },
  ];
  const current = (on: RegExp) => (on.test(path) ? ("page" as const) : undefined);
  return (
    <header className="top">
      <div className={wide ? "page wide" : "page"}>
        <Link aria-label={zh.shell.home} className="logo" href="/">
          <Logo />
        </Link>
        <CityPicker city={city} ofPage={ownCity} />
        <nav aria-label={zh.shell.navigation}>
          {links.map(({ text, href, on }) => (
            <Link aria-current={current(on)} href={href} key={text}>
              {text}
            </Link>
          ))}
        </nav>
        <div className="end">
          <Link className="act only-wide" href={demandHref}>
            {zh.shell.demand}
          </Link>
          <button
            aria-expanded={open}
            aria-label={zh.shell.menu}
            className="menu"
            onClick={() => setOpen(true)}
            type="button"
          >
            <i />
            <i />
            <i />
          </button>
        </div>
      </div>
      <Sheet onClose={() => setOpen(false)} open={open} title={zh.shell.menu}>
        <ul className="menu-links">
          {links.map(({ text, href, on }) => (
            <li key={text}>
              <Link aria-current={current(on)} href={href} onClick={() => setOpen(false)}>
                {text}
              </Link>
            </li>
          ))}
          <li>
            <Link className="act" href={demandHref} onClick={() => setOpen(false)}>
              {zh.shell.demand}
            </Link>
          </li>
        </ul>
      </Sheet>
    </header>
  );
}
