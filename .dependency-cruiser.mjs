/** Import rules of docs/architecture.md: for each folder of `src`, the folders that it may import. */
const rooms = {
  "^src/domain/": [],
  "^src/texts/": [],
  "^src/contract/": ["domain", "texts"],
  "^src/server/store/": ["domain"],
  "^src/server/pictures/": ["domain", "server/queues", "server/headers"],
  "^src/server/queues/": [],
  "^src/server/headers/": [],
  "^src/server/geography/": ["domain"],
  "^src/server/phones/": ["domain", "server/geography"],
  "^src/server/workbook/": ["domain"],
  "^src/server/pdf/": ["domain", "contract", "texts"],
  "^src/server/files/": ["server/pdf", "server/workbook"],
  "^src/server/delivery/": ["domain", "texts", "server/store"],
  "^src/server/messages/": ["domain", "server/store"],
  "^src/server/retention/": ["domain", "server/store"],
  "^src/server/catalogue/": ["domain", "contract", "server/store", "server/geography", "server/phones"],
  "^src/server/search/": ["domain", "server/store", "server/geography"],
  "^src/server/api/services/": [
    "domain",
    "contract",
    "texts",
    "server/store",
    "server/search",
    "server/delivery",
    "server/messages",
    "server/pictures",
    "server/geography",
    "server/phones",
    "server/workbook",
    "server/pdf",
    "server/files",
  ],
  "^src/server/api/(?!services/)": [
    "contract",
    "domain",
    "texts",
    "server/api/services",
    "server/headers",
    "server/store/store-unavailable-error\\.ts",
  ],
  "^src/server/mcp/": ["contract", "domain", "server/api"],
  "^src/web/platform/": ["contract", "domain", "texts"],
  "^src/web/ui/": ["domain", "texts", "web/platform"],
  "^src/web/seo/": ["contract", "domain", "texts", "web/ui", "web/page\\.ts"],
  "^src/web/features/": ["contract", "domain", "texts", "web/platform", "web/ui", "web/seo"],
  "^src/web/pages/": [
    "contract",
    "domain",
    "texts",
    "web/platform",
    "web/ui",
    "web/seo",
    "web/features",
    "web/page\\.ts",
  ],
  "^src/web/shell/": ["contract", "domain", "texts", "web/platform", "web/ui", "web/features", "web/page\\.ts"],
  "^src/commands/": ["server", "domain", "contract", "texts"],
};

const roomRules = Object.entries(rooms).map(([from, allowed]) => ({
  name: `room ${from.replace(/^\^|\/(?:\(.*)?$/g, "")}`,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.tsx?$" },
  to: {
    path: "^(?:src|demo|tests|bench)/",
    pathNot: [from, ...allowed.map((room) => `^src/${room}${/\$|\./.test(room) ? "$" : "/"}`)],
  },
}));

const siblings = ["web/pages", "web/features", "server/api/services"].map((folder) => ({
  name: `siblings in ${folder} stay apart`,
  severity: "error",
  from: { path: `^src/${folder}/([^/]+)/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: `^src/${folder}/[^/]+/`, pathNot: [`^src/${folder}/$1/`, "^src/server/api/services/cards/"] },
}));

export default {
  forbidden: [
    ...roomRules,
    ...siblings,
    {
      name: "only render-page.tsx of the server imports web",
      severity: "error",
      from: { path: "^src/server/", pathNot: "^src/server/http/render-page\\.tsx$" },
      to: { path: "^src/web/" },
    },
    { name: "nobody imports entry", severity: "error", from: { pathNot: "^src/entry/" }, to: { path: "^src/entry/" } },
    {
      name: "src never imports demo, tests or bench",
      severity: "error",
      from: { path: "^src/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(?:demo|tests|bench)/" },
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^node:" } },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.css$" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
