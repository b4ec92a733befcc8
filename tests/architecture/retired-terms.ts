/** Words that no name of ours contains, in all their forms, and what to say instead. */
export const retiredTerms: readonly (readonly [forms: string, instead: string])[] = [
  ["house houses", "venue"],
  ["hall halls", "space"],
  ["ask asks asked asker asking", "event size, question, search or selected venue, whichever is meant"],
  ["beside", "context, or the relation"],
  ["heard told said say says", "what was read, parsed or logged"],
  ["kept keep keeps", "stored, cached, unchanged or picked"],
  ["lean", "trim"],
  ["put puts", "add, set or write"],
  ["way ways", "option, link or direction"],
  ["word words", "term, label, text or token"],
  ["thing things", "what it is"],
  ["roomiest", "maximum capacity"],
  ["crowd crowds", "capacity overflow"],
  ["farness", "distance key"],
  ["survey surveys", "scan"],
  ["odd", "non-numeric, unexpected"],
  ["mine", "own"],
  ["deaf", "unsubscribed"],
  ["calm", "deferred"],
  ["news", "event"],
  ["patience", "timeout"],
  ["wish wishes", "preference or constraint"],
  ["whole wholes", "parent, full, complete or integer"],
  ["lay lays laid", "arrange, or the layout"],
  ["settle settles settled", "resolve"],
  ["hang hangs hung", "attach"],
  ["furnish furnished", "complete"],
];

/** Retired names as they were, and their successors; a file is found by its name in camel case. */
export const retiredNames: readonly (readonly [names: string, instead: string])[] = [
  ["EnquiryCard", "DemandCard"],
  ["wanted counted", "minSeats, facetSeats"],
  ["ofSpace", "hasSpaceConstraint"],
  ["missesOf", "failedPredicates"],
  ["fallsShort", "cannotMatch"],
  ["nothing", "emptyResult"],
  ["turns", "createYielder"],
  ["inForce together", "withoutOverridden, mergeQuery"],
  ["Bits", "CheckboxGroup"],
  ["LeftoverReader", "UnmatchedTokenParser"],
  ["takeOver", "upsertBatch"],
  ["ownJson", "exportJson"],
  ["namesOfChoices", "enum parsers"],
  ["understood take overStore", "withUsageErrors, expectArgs, withDatabase"],
  ["known", "omitUndefined, or what is known"],
  ["past", "pillarOffsets"],
  ["passing", "retryableReason"],
  ["object hold", "handleRejection, pauseAutosave"],
  ["either", "requiredAlternative"],
  ["useFilled useHand useStroke", "useFullscreen, usePanoramaDrag, useSwipe"],
  ["worked useMyColumn", "figuresCache, useScrollToSelectedColumn"],
  ["varied", "pickDiverse"],
  ["surroundings", "media preferences"],
  ["PageQuestion CachedAnswer", "CacheKey, CachedResponse"],
  ["judgeAnswer", "classifyResponse"],
  ["createQuietWorker runDuties", "createBackgroundQueue, runScheduledJobs"],
  ["neutralize", "escapeMarkdown"],
  ["createStarter startPage", "createBootstrap, bootstrapPage"],
];

interface Exemption {
  name: string;
  /** Path prefixes of the files that may declare it. */
  files: readonly string[];
  reason: string;
}

/** Names that stay, since somebody else reads them: other programs, stored rows, browsers of visitors. */
export const exemptions: readonly Exemption[] = [
  {
    name: "keepAlive",
    files: ["src/server/store/engine/create-postgres-dialect.ts"],
    reason: "option of the PostgreSQL client",
  },
  { name: "keepAliveTimeout", files: ["src/server/http/connection"], reason: "option of Node's HTTP server" },
  {
    name: "understood",
    files: ["src/contract/", "src/domain/search/", "src/server/api/services/search/", "src/web/features/search/"],
    reason: "wire: what a search answer read from the sentence",
  },
  {
    name: "wish",
    files: ["src/contract/", "src/domain/search/", "src/server/api/services/search/", "src/web/features/search/"],
    reason: "wire: marks a constraint that does not filter",
  },
  {
    name: "hall",
    files: [
      "src/contract/schemas/sample.ts",
      "src/server/api/services/cards/",
      "src/server/api/services/case/",
      "src/web/features/case/",
    ],
    reason: "wire: the space of a case card",
  },
  {
    name: "askedOn",
    files: [
      "src/contract/schemas/",
      "src/domain/content/",
      "src/server/api/services/question/",
      "src/web/pages/",
      "demo/",
    ],
    reason: "wire and stored: the day of a question",
  },
  {
    name: "asked",
    files: ["src/web/features/demand-form/", "src/web/pages/case-submit/"],
    reason: "stored in drafts, and the name of the form's field on the page",
  },
  { name: "ask", files: ["src/commands/quotes.ts"], reason: "typed by the operator: `npm run quotes -- ask`" },
  {
    name: "keptKey",
    files: ["src/web/features/demand-form/draft/", "src/web/platform/storage/draft-slot.ts"],
    reason: "stored in drafts",
  },
  { name: "put", files: ["src/server/store/"], reason: "stored in change_log.op" },
  {
    name: "keptForRefused",
    files: ["src/commands/", "src/server/catalogue/import-catalogue.ts"],
    reason: "printed by `catalog import --json` and `catalog pictures --json`",
  },
  {
    name: "kept",
    files: ["src/commands/import-pictures.ts", "src/server/catalogue/write/attach-pictures.ts"],
    reason: "printed by `catalog pictures --json`",
  },
  { name: "exhibition-hall", files: ["src/", "demo/"], reason: "stored and on the wire: the key of a venue type" },
  { name: "hot-word", files: ["demo/content/"], reason: "stored: a kind of content rows" },
  {
    name: "hall",
    files: ["demo/rooms/", "demo/picture-selection/"],
    reason: "part of the seed of the demo's capacities: another name would draw others",
  },
  {
    name: "hall",
    files: ["src/domain/seating/published-capacities.test.ts"],
    reason: "a field of the planning data, which come from elsewhere",
  },
];
