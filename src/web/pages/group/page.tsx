import { parseGroupQuery } from "#domain/venue/group-query.ts";
import { isVenueGroup } from "#domain/venue/venue-groups.ts";
import { definePage } from "../../page.ts";
import { buildGroupHead } from "./build-group-head.ts";
import { loadGroup } from "./loader.ts";
import { GroupView } from "./view.tsx";

export default definePage("group", {
  validate: ({ params: { groupName, cityCode }, query }) => {
    if (!isVenueGroup(groupName) || (cityCode !== undefined && !/^\d{1,12}$/.test(cityCode))) return undefined;
    return { group: groupName, ...(cityCode !== undefined && { cityCode }), ...parseGroupQuery(query) };
  },
  loader: loadGroup,
  head: buildGroupHead,
  city: ({ topic }) => topic.city,
  component: GroupView,
});
