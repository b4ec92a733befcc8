import { cruise } from "./cruise.ts";

const { modules, violations } = await cruise();
for (const { rule, from, to } of violations) process.stderr.write(`${rule}: ${from} → ${to}\n`);
process.stdout.write(`${modules} modules, ${violations.length} violations\n`);
// Too few modules mean that the check did not work.
process.exitCode = violations.length > 0 || modules < 150 ? 1 : 0;
