import { inAppPattern } from "#domain/app/browser-info.ts";
import { seenStates } from "../storage/seen-states.ts";
import scaleHref from "./scale-media-queries.js?url";
import { platformCookie, platformParameter } from "./store-app-platform.ts";
import { textSizeName } from "./text-size.ts";

/**
 * Sets the class `ios`; the attribute `data-platform`, the app's platform type, from the query, else the cookie; and
 * `data-in-app` where that is set or an app's own browser shows the page. `c` reads a cookie, none where they are denied.
 */
const setPlatform = () =>
  `function c(k){try{return("; "+document.cookie).split("; "+k+"=")[1].split("; ")[0]}catch(e){}}if(/iP(hone|ad|od)/.test(n.userAgent)||(n.platform==="MacIntel"&&n.maxTouchPoints>1))d.classList.add("ios");var p=new URLSearchParams(location.search).get("${platformParameter}")||c("${platformCookie}");if(p&&/^[\\w-]{1,32}$/.test(p))d.dataset.platform=p;if(d.dataset.platform||/Mobile/.test(n.userAgent)&&${inAppPattern}.test(n.userAgent))d.dataset.inApp="";`;

/** Defines `r`, which reads what `createPersistedState` stored under a name, wherever it put it. */
const defineRead = () =>
  `function r(k){function g(a){try{return w[a].getItem("huizhi:"+k)||""}catch(e){return ""}}return g("localStorage")+g("sessionStorage")+(c("huizhi."+k)||"")}`;

/**
 * Sets `data-text-size` to a stored larger size, and has the parser wait for the script that scales the media queries to it. The style
 * in the document is for the normal text size in windows of at least 320 px. For others the parser waits for the complete sheets.
 */
const restoreTextSize = () =>
  `var z=/value(?:"|%22)(?::|%3A)(20|24|32)(?:}|%7D)/.exec(r("${textSizeName}")),e=document;if(z)d.dataset.textSize=z[1];if(w.getComputedStyle(d).fontSize!="16px"||w.matchMedia("(max-width:319.98px)").matches)e.write((e.getElementById("sheets")||{}).textContent||"");if(z)e.write('<script src="${scaleHref}"><\\/script>');`;

/** Sets `data-draft` on a page of the demand form that has a draft: the form is shown once it holds the draft. */
const announceDraft = () =>
  `var m=/^\\/case\\/submit(-en)?$/.exec(location.pathname);if(m&&r("demand-draft"+(m[1]||"")))d.dataset.draft=""`;

/** Sets `data-seen` where the visitor may have pages to go back to: the line for them is kept free (`continue-strip.module.css`). */
const announceSeen = () => `if(${JSON.stringify(seenStates)}.some(r))d.dataset.seen="";`;

/**
 * Sets `data-deferred` where a page is opened at its top. What is below the first screen is then laid out when it is scrolled to or
 * the page has started; until then its height is an estimate. A reload or going back scrolls to a place and needs exact heights.
 */
const deferLayout = () =>
  `if(!location.hash&&(performance.getEntriesByType("navigation")[0]||{}).type=="navigate")d.dataset.deferred="";`;

/**
 * Returns the inline script for the head. It sets what has to be on the root element before the first paint, so that nothing moves.
 * Functions build the string, so that the bundler keeps it out of the browser's files.
 */
export const formatBeforePaintScript = (): string =>
  `(function(d,n,w){${setPlatform()}${defineRead()}${restoreTextSize()}${announceSeen()}${deferLayout()}${announceDraft()}})(document.documentElement,navigator,window)`;
