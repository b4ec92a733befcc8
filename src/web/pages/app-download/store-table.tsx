import { type AppStores, appStores } from "#domain/app/app-store.ts";
import { appZh } from "#texts/site/app.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { FactTable } from "./fact-table.tsx";

const { stores: texts, homeScreen } = appZh;

/** Renders where each system finds the app. */
export const StoreTable = ({ stores }: { stores: AppStores }) => (
  <FactTable
    columns={[texts.system, texts.where]}
    rows={[
      ...appStores.flatMap((store) => {
        const href = stores[store];
        const link = href && (
          <Link external href={href}>
            {texts.names[store]}
          </Link>
        );
        return link ? [[texts.systems[store], link] as const] : [];
      }),
      [texts.desktop, texts.web],
    ]}
  />
);

/** Renders how each browser puts the web site on the phone's home screen. */
export const HomeScreenTable = () => (
  <FactTable
    columns={[homeScreen.browser, homeScreen.steps]}
    rows={homeScreen.rows.map(({ browser, steps }) => [browser, steps] as const)}
  />
);
