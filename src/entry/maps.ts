import { offerMaps } from "../web/platform/maps-loader.ts";

// On every page, asynchronous and off the critical path: offers the maps service, brings in nothing until a map is shown.
offerMaps();
