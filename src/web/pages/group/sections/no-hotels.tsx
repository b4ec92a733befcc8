import { defaultCity } from "#domain/city/city.ts";
import { formatNumber } from "#domain/format.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { Button } from "#web/ui/forms/button.tsx";
import fieldStyles from "#web/ui/forms/field.module.css";
import { Link } from "#web/ui/navigation/link.tsx";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import type { GroupLinks } from "../group-links.ts";
import { SpaceWall } from "../hero/space-wall.tsx";
import type { GroupData } from "../loader.ts";
import styles from "./no-hotels.module.css";

const texts = groupZh.none;

interface NoHotelsProps {
  topic: GroupData["topic"];
  links: GroupLinks;
}

/** Renders a field for the former name or the address of a hotel, which opens the list of what it finds. */
const FormerName = ({ city = defaultCity }: Partial<Pick<GroupData["topic"], "city">>) => (
  <div>
    <h2>{texts.which}</h2>
    <form action={formatListHref("venue", city.pinyin, {})} className={styles.search}>
      <input
        aria-label={texts.placeholder}
        className={fieldStyles.input}
        maxLength={200}
        name="q"
        placeholder={texts.placeholder}
        required
        type="search"
      />
      <Button type="submit" variant="ink">
        {texts.find}
      </Button>
    </form>
    <p className={textStyles.soft}>{texts.otherwise}</p>
  </div>
);

/** Renders what happens next, with the hours. */
const NextSteps = () => (
  <ol className={styles.steps}>
    <li>
      <b>{texts.now}</b>
      <span>{texts.steps.find}</span>
    </li>
    <li>
      <b>
        <CallbackText format={(time) => time ?? texts.callTime} />
      </b>
      <span>{texts.steps.call}</span>
    </li>
    <li>
      <b>{texts.answerTime}</b>
      <span>{texts.steps.answer}</span>
    </li>
  </ol>
);

/** Renders a group, or a city, without venues of the group: how to find one that has another name now, where there are some, and spaces of the same size. */
export function NoHotels({ topic, links }: NoHotelsProps) {
  const { name, cities, otherSpaces = [], eventSize, city, note } = topic;
  return (
    <>
      <div className={styles.heading}>
        <h1>{city ? groupZh.cityHeading(name, city.name) : name}</h1>
        <p className={textStyles.soft}>
          {city ? texts.here(city.name, name) : texts.all}
          {note}
          {texts.hint}
        </p>
      </div>
      <div className={styles.find}>
        <FormerName {...(city && { city })} />
        <NextSteps />
      </div>
      {cities.length > 0 && (
        <nav aria-label={groupZh.ledger.elsewhere(name)} className={styles.cities}>
          <span className={textStyles.soft}>{groupZh.ledger.elsewhere(name)}</span>
          {cities.map(({ code, name: cityName, venues }) => (
            <Link href={links.formatCityHref(code)} key={code}>
              {cityName} <b>{formatNumber(venues)}</b>
            </Link>
          ))}
        </nav>
      )}
      {otherSpaces.length > 0 && (
        <section className={pageStructureStyles.section}>
          <div className={pageStructureStyles.sectionHead}>
            <h2>{texts.sameSize}</h2>
            <span className={textStyles.soft}>{texts.others(formatNumber(eventSize.people))}</span>
          </div>
          <SpaceWall eventSize={eventSize} spaces={otherSpaces} />
        </section>
      )}
    </>
  );
}
