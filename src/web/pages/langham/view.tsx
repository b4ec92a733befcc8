import { useState } from "react";
import type { LanghamPackageWire } from "#contract/marketing/langham-package-wire.ts";
import { formatNumber } from "#domain/format.ts";
import { formatLanghamHref } from "#domain/langham/format-langham-href.ts";
import { langhamTexts } from "#texts/langham/langham-texts.ts";
import { LanghamEnquiry } from "../../features/demand-form/langham/langham-enquiry.tsx";
import type { PageProps } from "../../page.ts";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { DayLine } from "./day/day-line.tsx";
import { formatSunDay } from "./day/format-sun-day.ts";
import { TypePicture, TypePictures } from "./day/type-pictures.tsx";
import { GroupCities } from "./sections/group-cities.tsx";
import { HotelTable } from "./sections/hotel-table.tsx";
import { PackageMenu } from "./sections/package-menu.tsx";
import type { LanghamData, LanghamInput } from "./page.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

/** Renders the Langham page, or one of its types: a day over the hotel's city, packages, cities, hotels, form. */
export function LanghamView({ input, data }: PageProps<LanghamInput, LanghamData>) {
  const { lang, type } = input;
  const { index, packages, cities } = data;
  const texts = langhamTexts[lang];
  const [selected, setSelected] = useState<LanghamPackageWire>();
  const [section] = index.sections;
  const counts = [formatNumber(index.hotelCount), formatNumber(cities.length)] as const;
  return (
    <main className={pageStructureStyles.page} id="main">
      {type && (
        <Breadcrumb crumbs={[{ label: texts.name, href: formatLanghamHref(lang) }, { label: texts.types[type] }]} />
      )}
      <div className={styles.opening}>
        <h1>{type ? texts.typeHeading[type] : texts.heading(index.hours.length)}</h1>
        <p>{type ? section?.note : index.hotelCount > 0 && texts.lead(...counts)}</p>
      </div>
      <DayLine hours={index.hours} input={input} sun={index.sun} />
      {type ? section && <TypePicture section={section} /> : <TypePictures input={input} sections={index.sections} />}
      <BlockRenderUntilLoaded id="pictures" />
      <SunCities data={data} input={input} />
      <PackageMenu
        lang={lang}
        notes={type ? {} : Object.fromEntries(index.sections.map((one) => [one.type, one.note]))}
        onSelect={setSelected}
        packages={packages}
      />
      {cities.length > 0 && <GroupCities cities={cities} lang={lang} />}
      <HotelTable hotels={index.hotels} lang={lang} total={index.hotelCount} />
      <LanghamEnquiry
        cities={cities}
        cityCode={selected?.hotel?.cityCode ?? (input.city ? index.sun.cityCode : undefined)}
        lang={lang}
        selected={selected && describePackage(selected, lang)}
        type={selected?.type ?? type}
      />
    </main>
  );
}

/** Returns what the form shows of the chosen package, and what the operator reads. */
function describePackage({ id, name, hotel, contents }: LanghamPackageWire, lang: LanghamInput["lang"]) {
  const { enquiry, packages } = langhamTexts[lang];
  const title = enquiry.selected(name, hotel?.name ?? "");
  return { name: title, text: `${title} (${id})\n${contents.join(packages.join)}` };
}

/** Says where and when the sun's times are, with links to the group's other cities. */
function SunCities({ input, data }: { input: LanghamInput; data: LanghamData }) {
  const { lang, type } = input;
  const { sun, sections } = data.index;
  const texts = langhamTexts[lang].sun;
  return (
    <div className={styles.notes}>
      <p className={textStyles.small}>
        {texts.note(formatSunDay(sun, lang))} {sections.length > 0 && texts.rendered}
      </p>
      {data.cities.length > 1 && (
        <nav aria-label={texts.cities}>
          {data.cities.map(({ code, pinyin, name }) => (
            <Link
              aria-current={code === sun.cityCode ? "true" : undefined}
              href={formatLanghamHref(lang, type, pinyin)}
              key={code}
              replace
              resetScroll={false}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
