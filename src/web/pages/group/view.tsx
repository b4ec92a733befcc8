import { formatNumber } from "#domain/format.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import type { PageProps } from "../../page.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { buildGroupCrumbs } from "./build-group-crumbs.ts";
import { createGroupLinks, type GroupLinks } from "./group-links.ts";
import { GroupHero } from "./hero/group-hero.tsx";
import { GroupLedger } from "./ledger/group-ledger.tsx";
import { CityBrandTable } from "./sections/city-brand-table.tsx";
import { EnquirySection } from "./sections/enquiry-section.tsx";
import { GroupCases } from "./sections/group-cases.tsx";
import { GroupsSection } from "./sections/groups-section.tsx";
import type { GroupData, GroupInput } from "./loader.ts";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

/** Renders a hotel group's page, or its page in a city. */
export function GroupView({ input, data }: PageProps<GroupInput, GroupData>) {
  const { topic } = data;
  const links = createGroupLinks(input);
  const hasVenues = topic.totals.venues > 0;
  return (
    <main className={pageStructureStyles.page} id="main">
      <Breadcrumb crumbs={buildGroupCrumbs(data)} />
      <GroupHero brandId={input.brandId} links={links} topic={topic} view={input.view} />
      {hasVenues ? (
        <div className={styles.afterHero}>
          <GroupLedger data={data} input={input} links={links} />
        </div>
      ) : (
        <NoHotels links={links} topic={topic} />
      )}
      {hasVenues && <CityBrandTable links={links} topic={topic} />}
      {hasVenues && topic.cases.length > 0 && <GroupCases cases={topic.cases} />}
      <EnquirySection topic={topic} />
      <GroupsSection topic={topic} />
      <div className={bottomBarStyles.bottomBar}>
        <LinkButton href="#groups">{groupZh.groups}</LinkButton>
        <LinkButton href="#enquiry" variant="act">
          {groupZh.enquiry.button}
        </LinkButton>
      </div>
    </main>
  );
}

/** Renders a group without venues, or a city without one of the group: the cities that have some. */
function NoHotels({ topic, links }: { topic: GroupData["topic"]; links: GroupLinks }) {
  const { name, city, cities } = topic;
  const texts = groupZh.ledger;
  return (
    <div className={styles.noHotels}>
      <p>
        <b>{city ? texts.noneHere(name, city.name) : texts.noneAtAll(name)}</b>
      </p>
      <p className={textStyles.soft}>{texts.hint}</p>
      {cities.length > 0 && (
        <>
          <h2 className={textStyles.soft}>{texts.elsewhere(name)}</h2>
          <ul>
            {cities.map(({ code, name: cityName, venues }) => (
              <li key={code}>
                <Link href={links.formatCityHref(code)}>
                  {cityName} <b>{formatNumber(venues)}</b>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
