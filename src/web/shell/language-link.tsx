import { Link } from "../ui/navigation/link.tsx";
import { useCurrentPage } from "./use-current-page.ts";

/** Leads to the same page in the other language, with the query and the place on the page that the visitor has now. */
export function LanguageLink({ href }: { href: string }) {
  const { lang, texts } = useCurrentPage();
  return (
    <Link
      href={href}
      hrefLang={lang === "en" ? "zh-CN" : "en"}
      onClick={(event) => {
        // At the click, since the rendered page is the same for every query that it does not read.
        const anchor = event.currentTarget;
        const query = new URLSearchParams(window.location.search);
        query.delete("lang");
        for (const [name, value] of new URLSearchParams(anchor.search)) query.set(name, value);
        anchor.search = query.toString();
        anchor.hash = window.location.hash;
      }}
    >
      {texts.otherLanguage}
    </Link>
  );
}
