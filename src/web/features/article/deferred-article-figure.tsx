import { defer } from "../../platform/lazy-loading/deferred.tsx";
import "../../ui/forms/people-ruler.module.css";
import "./article-figure.module.css";

/** Renders a figure of an article, which the server draws: the browser loads its code with the next article. */
export const DeferredArticleFigure = defer(async () => (await import("./article-figure.tsx")).ArticleFigure);
