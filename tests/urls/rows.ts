/** A line of the specification's section 2 as it stands today: a URL and what it must answer. */
export interface Row {
  url: string;
  status: 200 | 308 | 404;
  /** Canonical path, where it is not the URL itself; for a redirect its target. */
  leads?: string;
  why: string;
}

const venues = (groups: string) => `/beijing/changdi${groups}`;
const spaces = (groups: string) => `/beijing/kongjian${groups}`;
const zeros = (n: number) => "-0".repeat(n);

/**
 * Every row of section 2 that exists so far: valid, invalid and alias.
 * @param venue an id of a venue of the catalogue, `space` one of its spaces, `other` a venue that has it not.
 */
export function rows({ venue, space, other }: { venue: string; space: string; other: string }): Row[] {
  const lost = (url: string, why: string): Row => ({ url, status: 404, why });
  const found = (url: string, why: string, leads?: string): Row => ({ url, status: 200, why, ...(leads && { leads }) });
  return [
    found("/", "the home page"),
    found("/beijing", "a city's home page"),
    found("/suzhouanhui", "a slug that carries its province"),
    lost("/Beijing", "a city is lowercase letters only"),
    lost("/beijing1", "a city is lowercase letters only"),
    lost("/atlantis", "a well-formed city that the catalogue does not know"),
    lost("/view", "a route's first part is no city"),
    lost("/zt", "a route's first part is no city"),

    found(venues(zeros(5)), "five groups, the fewest"),
    found(venues(zeros(9)), "nine groups, the most", venues(zeros(5))),
    found(venues("-0-1-3-200-2-50000-1-0-2"), "every group"),
    found(venues("-0-99999999999-0-9-9"), "values out of range are dropped", venues("-0-0-0-9-0")),
    found(venues("-999999999-0-0-0-0"), "a region that is not there is dropped", venues(zeros(5))),
    found(venues("-0-0-0-0-0-0-0-0-99999"), "a page beyond the last is dropped", venues(zeros(5))),
    lost("/beijing/changdi", "a list path without groups"),
    lost(venues(zeros(4)), "four groups"),
    lost(venues(zeros(10)), "ten groups"),
    lost(venues("-0-0-0-0-a"), "a letter in a group"),
    lost(venues("-0-0-0-0-"), "an empty group"),
    lost(venues("-0-0-0-0--0"), "an empty group within"),
    lost(venues("0-0-0-0-0"), "no hyphen in front"),
    lost(`${venues(zeros(5))}?k=1`, "query parameter k is forbidden"),
    lost(`${venues(zeros(5))}?k=`, "an empty k is present all the same"),
    lost(`/changdi${zeros(5)}`, "a list needs a city"),
    lost(`/atlantis/changdi${zeros(5)}`, "a list of an unknown city"),
    lost(`/view/changdi${zeros(5)}`, "a list of no city"),

    found(spaces(zeros(11)), "exactly eleven groups"),
    found(spaces("-0-0-0-100-2-0-0-0-1-3-0"), "groups with values"),
    lost("/beijing/kongjian", "a list path without groups"),
    lost(spaces(zeros(10)), "ten groups"),
    lost(spaces(zeros(12)), "twelve groups"),
    lost(spaces(`${zeros(10)}-x`), "a letter in a group"),
    lost(`${spaces(zeros(11))}?k=abc`, "query parameter k is forbidden"),
    lost(`/kongjian${zeros(11)}`, "a list needs a city"),

    found(`/view/hotel-${venue}`, "a venue"),
    found(`/view/hotel-${venue}-info`, "alias", `/view/hotel-${venue}`),
    found(`/view/hotel-${venue}-allpic`, "alias", `/view/hotel-${venue}`),
    lost("/view/hotel-", "no id"),
    lost("/view/hotel-abc", "siteId is digits only"),
    lost(`/view/hotel-${venue}x`, "siteId is digits only"),
    lost("/view/hotel-999999999999", "an id that does not exist"),
    lost(`/view/hotel-${"9".repeat(400)}`, "an overlong id"),
    lost(`/view/hotel-${venue}-infos`, "no such alias"),
    ...(["kefang", "canyin", "peitao", "weizhi"] as const).flatMap((part) => [
      found(`/view/${part}-${venue}`, "a part of a venue"),
      lost(`/view/${part}-abc`, "siteCode is digits only"),
      lost(`/view/${part}-999999999999`, "an id that does not exist"),
      lost(`/view/${part}-${venue}/1`, "a part too many"),
    ]),
    ...(["detailInfo", "nearby"] as const).flatMap((part) => [
      found(`/view/hotel-${venue}-${part}`, "a part of a venue"),
      lost(`/view/hotel-abc-${part}`, "siteId is digits only"),
      lost(`/view/hotel-999999999999-${part}`, "an id that does not exist"),
      lost(`/view/hotel-${venue}-${part}s`, "no such part"),
    ]),
    found(`/view/anli-${venue}`, "cases of a venue"),
    lost("/view/anli-abc", "siteCode is digits only"),
    lost("/view/anli-", "no id"),
    lost("/view/anli-999999999999", "an id that does not exist"),
    lost(`/view/anli-${venue}/1`, "a part too many"),
    found(`/view/huiyishi-${venue}`, "meeting rooms of a venue"),
    lost("/view/huiyishi-abc", "siteCode is digits only"),
    lost("/view/huiyishi-999999999999", "an id that does not exist"),
    found(`/view/hotel-${venue}/meetingspace-${space}`, "a space of a venue"),
    lost(`/view/hotel-${other}/meetingspace-${space}`, "a space of another venue"),
    lost(`/view/hotel-${venue}/meetingspace-abc`, "spaceCode is digits only"),
    lost(`/view/hotel-abc/meetingspace-${space}`, "siteIdAlias is digits only"),
    lost(`/view/hotel-${venue}/meetingspace-999999999999`, "an id that does not exist"),
    found(`/view/hotel-${venue}/tupian`, "pictures of a venue"),
    found(`/view/hotel-${venue}/tupian?page=9999`, "a page beyond the last is dropped", `/view/hotel-${venue}/tupian`),
    found(`/view/hotel-${venue}/tupian/huiyishi/${space}`, "pictures of a space"),
    found(`/view/hotel-${venue}/tupian/waiguan/0`, "pictures of no space"),
    lost(`/view/hotel-${venue}/tupian/huiyishi`, "catalogType without spaceId"),
    lost(`/view/hotel-${venue}/tupian/${space}`, "spaceId without catalogType"),
    lost(`/view/hotel-${venue}/tupian/Huiyishi/${space}`, "catalogType is lowercase letters only"),
    lost(`/view/hotel-${venue}/tupian/nosuch/${space}`, "a well-formed catalogType that does not exist"),
    lost(`/view/hotel-${venue}/tupian/huiyishi/abc`, "spaceId is digits only"),
    lost(`/view/hotel-${venue}/tupian/huiyishi/999999999999`, "an id that does not exist"),
    lost(`/view/hotel-${other}/tupian/huiyishi/${space}`, "a space of another venue"),
    lost(`/view/hotel-${venue}/tupian/huiyishi/${space}/1`, "a part too many"),
    lost("/view/hotel-abc/tupian", "siteIdAlias is digits only"),
    lost("/view/hotel-999999999999/tupian", "an id that does not exist"),
    found(`/view/image-${venue}`, "all pictures of a venue"),
    lost("/view/image-abc", "siteId is digits only"),
    lost("/view/image-999999999999", "an id that does not exist"),
    lost("/view/image-", "no id"),
    found(`/view/hotel-${venue}/vr`, "VR of a venue"),
    found(`/view/hotel-${venue}/vr/huiyishi/${space}`, "VR of a space"),
    found(`/view/hotel-${venue}/vr/dating/0`, "VR of no space"),
    lost(`/view/hotel-${venue}/vr/huiyishi`, "type without spaceId"),
    lost(`/view/hotel-${venue}/vr/${space}`, "spaceId without type"),
    lost(`/view/hotel-${venue}/vr/Huiyishi/${space}`, "type is lowercase letters only"),
    lost(`/view/hotel-${venue}/vr/nosuch/${space}`, "a well-formed type that does not exist"),
    lost(`/view/hotel-${venue}/vr/huiyishi/abc`, "spaceId is digits only"),
    lost(`/view/hotel-${venue}/vr/huiyishi/999999999999`, "an id that does not exist"),
    lost(`/view/hotel-${venue}/vr/huiyishi/${space}/1`, "a part too many"),
    lost(`/view/hotel-${other}/vr/huiyishi/${space}`, "a space of another venue"),
    lost("/view/hotel-abc/vr", "siteIdAlias is digits only"),
    lost("/view/hotel-999999999999/vr", "an id that does not exist"),
    lost("/view", "nothing stands there"),
    lost("/view/nothing-1", "an unmatched path"),

    found("/solutions", "the solutions"),
    found("/solutions?page=9999", "a page beyond the last is dropped", "/solutions"),
    found("/solutions/1", "a solution"),
    found("/activity/1", "alias", "/solutions/1"),
    found("/activity/1/Ab-9_z", "alias, shared by someone", "/solutions/1"),
    found("/activity/share/1", "alias", "/solutions/1"),
    found("/activity/share/1/Ab-9_z", "alias, shared by someone", "/solutions/1"),
    lost("/solutions/1/abc", "a shareId under /solutions"),
    lost("/solutions/x/share", "a shareId under /solutions, and no id"),
    lost("/solutions/x", "id is digits only"),
    lost("/solutions/999999999999", "an id that does not exist"),
    lost("/activity", "an unmatched path"),
    lost("/activity/share", "no id"),
    lost("/activity/x", "id is digits only"),
    lost("/activity/999999999999", "an id that does not exist"),
    lost("/activity/share/x/abc", "id is digits only"),
    lost("/activity/1/a%20b", "a shareId that no link of ours has"),
    lost(`/activity/1/${"a".repeat(65)}`, "an overlong shareId"),
    lost("/activity/1/a/b", "a part too many"),
    lost("/activity/share/1/a/b", "a part too many"),
    { url: "/solutions/1/?utm_source=a", status: 308, leads: "/solutions/1?utm_source=a", why: "a trailing slash" },

    found("/ask", "the questions"),
    ...["预算", "没有"].map((tag) => {
      const url = `/ask?tag=${encodeURIComponent(tag)}`;
      return found(url, "the questions of a subject, be there none", url);
    }),
    found("/ask?page=9999&tag=", "a page beyond the last is the last", "/ask?page=4"),
    found("/ask/1", "a question"),
    lost("/ask/x", "id is digits only"),
    lost("/ask/999999999999", "an id that does not exist"),
    lost("/ask/1/2", "a part too many"),
    { url: "/ask/", status: 308, leads: "/ask", why: "a trailing slash" },

    found("/case/submit", "the demand form"),
    found("/xiaoer/publish", "alias", "/case/submit"),
    found("/zt/publish", "alias", "/case/submit"),
    found("/case/success", "the success page"),
    lost("/case", "an unmatched path"),
    lost("/no/such/path", "an unmatched path"),

    { url: "/beijing/", status: 308, leads: "/beijing", why: "a trailing slash" },
    {
      url: `${venues(zeros(5))}/?q=a%20b`,
      status: 308,
      leads: `${venues(zeros(5))}?q=a%20b`,
      why: "the query is kept",
    },
    { url: `/view/hotel-${venue}/`, status: 308, leads: `/view/hotel-${venue}`, why: "a trailing slash" },
    { url: "//evil.example/", status: 308, leads: "/evil.example", why: "never off the site" },
    { url: "/case/submit//", status: 308, leads: "/case/submit", why: "slashes at the end" },
  ];
}
