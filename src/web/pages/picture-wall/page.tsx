import { isId } from "#domain/is-id.ts";
import { pageAddress } from "#domain/address/page-address.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { definePage } from "../../page.ts";
import { buildPictureWallHead } from "./build-picture-wall-head.ts";
import { loadPictureWall } from "./loader.ts";
import { PictureWallView } from "./view.tsx";

export default definePage("picture-wall", {
  validate: ({ params: { siteId }, query }) => (isId(siteId) ? { siteId, ...pageAddress.parse(query) } : undefined),
  loader: loadPictureWall,
  head: buildPictureWallHead,
  city: getVenueCity,
  component: PictureWallView,
});
