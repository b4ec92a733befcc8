import "../web/ui/tokens/tokens.css";
import "../web/ui/tokens/base.css";
import "../web/ui/tokens/media-preferences.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { hydrateRoot } from "react-dom/client";
import { toChinaDay } from "../domain/day.ts";
import { createApiClient } from "../web/platform/api/create-api-client.ts";
import { getChosenCity, restoreChosenCity } from "../web/platform/storage/chosen-city.ts";
import { installReloadGuard } from "../web/platform/navigation/install-reload-guard.ts";
import { readRuntimeConfig } from "../web/platform/runtime-config-context.ts";
import { loadState } from "../web/platform/start/load-state.ts";
import { readPageStart } from "../web/platform/start/read-page-start.ts";
import { startAnalytics } from "../web/platform/tracking/start-analytics.ts";
import { recordCampaign, startVisit } from "../web/platform/tracking/start-visit.ts";
import { loadSheets } from "../web/platform/lazy-loading/load-sheets.ts";
import { createRouter } from "../web/router.tsx";
import { tellError } from "../web/shell/use-telling-call.ts";

const config = readRuntimeConfig();
installReloadGuard();
const sheets = loadSheets();
startVisit(config);

const call = createApiClient(config);
void restoreChosenCity(call);

const router = createRouter({
  call,
  config,
  chosenCity: () => getChosenCity()?.pinyin,
  today: () => toChinaDay(new Date()),
  onReloadFailure: (error) => tellError(error, document.documentElement.lang === "en" ? "en" : "zh"),
});
router.subscribe("onResolved", () => recordCampaign(config));
const { state } = readPageStart();
if (state !== undefined) await loadState(state);
await sheets;
hydrateRoot(document, <RouterClient router={router} />);
startAnalytics({ config, router });
