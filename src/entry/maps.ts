import { offerMaps } from "../web/platform/maps-loader.ts";

// Loaded asynchronously on every page: registers the maps service, which loads nothing until a map is shown.
offerMaps();
