/** Returns the kind of a path, without its ids: /view/hotel-#/meetingspace-#. */
export function getPageKind(path: string): string {
  const [, query = ""] = path.split("?");
  const kind = path
    .split("?")[0]!
    .replace(/^\/(?!app|huichat|view|ask|solutions|activity|case|xiaoer|zt)[a-z]+(?=\/|$)/, "/{city}")
    .replace(/(?:-\d+){5,}/, "-groups")
    .replaceAll(/\d+/g, "#")
    .replace(/\/tupian\/[a-z]+/, "/tupian/{type}")
    .replace(/\/vr\/[a-z]+/, "/vr/{type}");
  return kind + [...new URLSearchParams(query).keys()].map((name) => `?${name}`).join("");
}
