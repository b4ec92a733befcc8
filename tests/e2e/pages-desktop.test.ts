import { describePages } from "./describe-pages.ts";
import { widths } from "./open-browser.ts";

// A file of its own for each width, so that both run at a time.
describePages(widths[1]);
