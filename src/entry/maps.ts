import { installMapsService } from "#web/platform/maps/install-maps-service.ts";

// Loaded asynchronously on every page: registers the maps service, which loads nothing until a map is shown.
installMapsService();
