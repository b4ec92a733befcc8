import { RouterClient } from "@tanstack/react-router/ssr/client";
import { hydrateRoot } from "react-dom/client";
import { dayInChina } from "../domain/day.ts";
import { httpCall } from "../web/platform/api-client.ts";
import { chosenCity } from "../web/platform/chosen-city.ts";
import { guardChunkLoads } from "../web/platform/reload-guard.ts";
import { readRuntimeConfig } from "../web/platform/runtime-config.ts";
import { noteCampaign, startVisit } from "../web/platform/visit.ts";
import { createRouter } from "../web/router.tsx";
import "../web/ui/index.css";

const config = readRuntimeConfig();
guardChunkLoads();
startVisit(config);

const router = createRouter({
  call: httpCall(),
  config,
  chosenCity: () => chosenCity()?.pinyin,
  today: () => dayInChina(new Date()),
});
router.subscribe("onResolved", () => noteCampaign(config));
hydrateRoot(document, <RouterClient router={router} />);
