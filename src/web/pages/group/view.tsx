import { groupZh } from "#texts/marketing/group.zh.ts";
import type { PageProps } from "../../page.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { HotlineButton } from "../../ui/text/hotline-button.tsx";
import { buildGroupCrumbs } from "./build-group-crumbs.ts";
import { formatGroupScope } from "./format-group-scope.ts";
import { createGroupLinks } from "./group-links.ts";
import { GroupHero } from "./hero/group-hero.tsx";
import { GroupLedger } from "./ledger/group-ledger.tsx";
import type { GroupData, GroupInput } from "./loader.ts";
import { EnquirySection } from "./sections/enquiry-section.tsx";
import { formatCompany } from "./sections/format-company.ts";
import { GroupCases } from "./sections/group-cases.tsx";
import { GroupsSection } from "./sections/groups-section.tsx";
import { NoHotels } from "./sections/no-hotels.tsx";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import styles from "./view.module.css";

const widePage = classNames(pageStructureStyles.page, pageStructureStyles.wide);

/** Renders a hotel group's page, its page in a city or that of one of its brands. */
export function GroupView({ input, data }: PageProps<GroupInput, GroupData>) {
  const { topic } = data;
  const links = createGroupLinks(input);
  const scope = formatGroupScope(topic);
  return (
    <main className={styles.group} id="main">
      <div className={widePage}>
        <Breadcrumb crumbs={buildGroupCrumbs(data)} />
        {topic.totals.venues > 0 ? (
          <>
            <GroupHero links={links} topic={topic} view={input.view} />
            <GroupLedger data={data} input={input} links={links} />
            {topic.cases.length > 0 && <GroupCases cases={topic.cases} scope={topic.brand?.name ?? topic.name} />}
          </>
        ) : (
          <NoHotels links={links} topic={topic} />
        )}
      </div>
      <EnquirySection scope={scope} topic={topic} />
      <div className={widePage}>
        <GroupsSection company={formatCompany(topic)} topic={topic} />
      </div>
      <div className={bottomBarStyles.bottomBar}>
        <HotlineButton isShort />
        <LinkButton href="#enquiry" variant="act">
          {groupZh.enquiry.button}
        </LinkButton>
      </div>
    </main>
  );
}
