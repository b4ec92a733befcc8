import { expect, test, vi } from "vitest";
import { refuseForeignHrefs } from "./refuse-foreign-hrefs.ts";

test("navigates to paths of this site, and refuses other sites and scripts", async () => {
  const navigate = vi.fn(() => Promise.resolve());
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const router = { navigate: navigate as never };
  refuseForeignHrefs(router);
  const { navigate: guarded } = router as { navigate: (options: object) => Promise<void> };
  const own = ["/ask?q=1#foot", "?q=2", "/"];
  for (const href of own) await guarded({ href });
  await guarded({ to: "/ask" });
  expect(navigate).toHaveBeenCalledTimes(own.length + 1);
  const foreign = [
    "https://evil.example/",
    "//evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "java\nscript:x",
  ];
  for (const href of foreign) await guarded({ href });
  expect(navigate).toHaveBeenCalledTimes(own.length + 1);
  expect(warn).toHaveBeenCalledTimes(foreign.length);
});
