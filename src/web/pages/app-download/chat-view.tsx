import { formatTelHref } from "#domain/format-tel-href.ts";
import type { AppStores } from "#domain/app/app-store.ts";
import { formatCallbackZh } from "#texts/demand/callback.zh.ts";
import { appZh } from "#texts/site/app.zh.ts";
import { ShortDemandForm } from "../../features/demand-form/form/short-demand-form.tsx";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { CallbackText } from "../../ui/text/callback-text.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import { Conversation } from "./conversation.tsx";
import { DownloadActions } from "./download-actions.tsx";
import { FactTable } from "./fact-table.tsx";
import { Intro } from "./intro.tsx";
import type { AppDownloadData } from "./page.tsx";
import { ScanCode } from "./scan-code.tsx";
import { StoreTable } from "./store-table.tsx";
import styles from "./view.module.css";

const { chat: texts } = appZh;
const fields = ["people", "cityCode", "name", "mobile"] as const;
const moreFields = ["startDate", "days", "budget", "remarks"] as const;

/** Renders where the 会聊 app is offered; without any, how the adviser is reached, and a form that does so. */
export function ChatView({ data: { space }, stores }: { data: AppDownloadData; stores: AppStores }) {
  const hasStores = Object.keys(stores).length > 0;
  return (
    <main className={pageStructureStyles.page} id="main">
      <div className={classNames(styles.columns, styles.textFirst)}>
        <div>
          <Intro product="chat" hasStores={hasStores} />
          {hasStores ? (
            <>
              <DownloadActions product="chat" stores={stores} />
              <ScanCode product="chat" hasStores />
              <h2 className={styles.waysHeading}>{appZh.stores.title}</h2>
              <StoreTable stores={stores} />
            </>
          ) : (
            <ContactTable />
          )}
        </div>
        {space && <Conversation space={space} />}
      </div>
      <section className={classNames(pageStructureStyles.section, styles.ways, visibilityStyles.noPrint)} id="demand">
        <h2 className={styles.waysHeading}>{texts.formTitle}</h2>
        <div className={styles.form}>
          <ShortDemandForm fields={fields} moreFields={moreFields} pageFrom="huichat/download2023" />
        </div>
      </section>
    </main>
  );
}

/** Renders how the adviser is reached without an app. */
function ContactTable() {
  const { hotline } = useRuntimeConfig();
  const { contact } = texts;
  return (
    <div className={styles.contact}>
      <FactTable
        columns={contact.columns}
        rows={[
          ...(hotline
            ? [
                [
                  contact.phone,
                  <a href={formatTelHref(hotline)} key="phone">
                    {hotline}
                  </a>,
                ] as const,
              ]
            : []),
          [
            contact.demand,
            <>
              <Link href="#demand">{contact.form}</Link>
              <CallbackText format={formatCallbackZh} />
            </>,
          ],
          [contact.progress, contact.page],
        ]}
      />
    </div>
  );
}
