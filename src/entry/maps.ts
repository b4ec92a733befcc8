import { installMapsService } from "#web/platform/install-maps-service.ts";

// Loaded asynchronously on every page: registers the maps service, which loads nothing until a map is shown.
installMapsService();
