import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { answerQuote, isAdviserStep, requestQuotes, takeQuoteStep } from "./quotes/change-quote.ts";
import type { QuotesDependencies } from "./quotes/quotes-dependencies.ts";
import { quotesHelp } from "./quotes/quotes-help.ts";
import { listQuotes, showQuotes } from "./quotes/show-quotes.ts";
import { expectArgs, UsageError, withDatabase, withUsageErrors } from "./with-database.ts";

const options = {
  by: { type: "string" },
  note: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

const parseArguments = (argv: string[]) => parseArgs({ args: argv, options, allowPositionals: true, strict: true });
type Values = ReturnType<typeof parseArguments>["values"];
type Verb = (dependencies: QuotesDependencies, args: string[], values: Values) => Promise<number>;

const verbs: Readonly<Record<string, Verb>> = {
  list: (dependencies, args, values) => {
    if (args.length > 1) throw new UsageError("只写一个编号");
    return listQuotes(dependencies, args[0], values);
  },
  show: (dependencies, args, values) => showQuotes(dependencies, expectArgs(args, "编号")[0], values),
  ask: (dependencies, [reference, ...venueIds]) => {
    if (!reference) throw new UsageError("需写明：编号");
    return requestQuotes(dependencies, reference, venueIds);
  },
  answer: (dependencies, [reference, venue, ...lines], { by }) => {
    if (!reference || !venue || lines.length === 0) throw new UsageError("需写明：编号、场地、报价项");
    return answerQuote(dependencies, [reference, venue, ...lines], by);
  },
};

/** Runs one command of `npm run quotes`. @returns the exit code */
export const quotesCommand = (argv: string[], dependencies: QuotesDependencies): Promise<number> =>
  withUsageErrors("npm run quotes", dependencies, async () => {
    const { values, positionals } = parseArguments(argv);
    const [command = "", ...args] = positionals;
    if (values.help) {
      dependencies.out(quotesHelp);
      return 0;
    }
    if (isAdviserStep(command)) return takeQuoteStep(dependencies, command, args, values.note);
    const verb = Object.hasOwn(verbs, command) ? verbs[command] : undefined;
    if (!verb) throw new UsageError(command ? `没有该命令：${command}` : "请写明命令");
    return verb(dependencies, args, values);
  });

/** Columns where the output is no terminal. */
const defaultWidth = 120;

if (import.meta.main) {
  const width = process.stdout.columns ?? defaultWidth;
  await withDatabase((open, lines) =>
    quotesCommand(process.argv.slice(2), { open, now: () => new Date(), width, ...lines }),
  );
}
