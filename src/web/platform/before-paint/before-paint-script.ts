import { inAppPattern } from "../../../domain/app/browser-info.ts";
import { seenStates } from "../storage/seen-states.ts";
import { platformCookie, platformParameter } from "./store-app-platform.ts";
import { textSizeName } from "./text-size.ts";

/**
 * Sets the class `ios`; the attribute `data-platform`, the app's platform type, from the query, else the cookie; and
 * `data-in-app` where that is set or an app's own browser shows the page. `c` reads a cookie, none where they are denied.
 */
const setPlatform = `function c(k){try{return("; "+document.cookie).split("; "+k+"=")[1].split("; ")[0]}catch(e){}}if(/iP(hone|ad|od)/.test(n.userAgent)||(n.platform==="MacIntel"&&n.maxTouchPoints>1))d.classList.add("ios");var p=new URLSearchParams(location.search).get("${platformParameter}")||c("${platformCookie}");if(p&&/^[\\w-]{1,32}$/.test(p))d.dataset.platform=p;if(d.dataset.platform||/Mobile/.test(n.userAgent)&&${inAppPattern}.test(n.userAgent))d.dataset.inApp="";`;

/**
 * Defines `applyTextSize`: sets `data-text-size` and multiplies the widths of all media queries, whose em is that of the
 * browser, not of the root, by the size; of sheets that arrive later too, before the page that waits for them is shown. On
 * paper the normal widths apply.
 */
const defineTextSize = `var k=1,M=new Map,on;function q(l){for(var i=0;i<l.length;i++){var r=l[i],m=r.media;if(!r.cssRules||r.selectorText)continue;if(m){var t=M.get(r)||m.mediaText;M.set(r,t);t=t.replace(/[\\d.]+(?=em)/g,function(x){return x*k});if(t!==m.mediaText)m.mediaText=t}q(r.cssRules)}}function s(){for(var l=document.styleSheets,i=0;i<l.length;i++)try{q(l[i].cssRules)}catch(e){}}w.applyTextSize=function(v){function f(x){k=x/16;s()}if(v==16)delete d.dataset.textSize;else d.dataset.textSize=v;f(v);if(!on){on=1;requestAnimationFrame(s);document.addEventListener("load",function(e){if(e.target.sheet)s()},true);addEventListener("beforeprint",function(){f(16)});addEventListener("afterprint",function(){f(d.dataset.textSize||16)})}};`;

/** Defines `r`, which reads what `createPersistedState` stored under a name, wherever it put it. */
const defineRead = `function r(k){function g(a){try{return w[a].getItem("huizhi:"+k)||""}catch(e){return ""}}return g("localStorage")+g("sessionStorage")+(c("huizhi."+k)||"")}`;

/** Applies the stored size; a visitor of the normal size pays for no more than this. */
const restoreTextSize = `var z=/value(?:"|%22)(?::|%3A)(20|24|32)(?:}|%7D)/.exec(r("${textSizeName}"));if(z)w.applyTextSize(z[1]);`;

/** Sets `data-draft` on a page of the demand form that has a draft: the form is shown once it holds the draft. */
const announceDraft = `var m=/^\\/case\\/submit(-en)?$/.exec(location.pathname);if(m&&r("demand-draft"+(m[1]||"")))d.dataset.draft=""`;

/** Sets `data-seen` where a page may have something to go on with: its line is kept free (`continue-strip.module.css`). */
const announceSeen = `if(${JSON.stringify(seenStates)}.some(r))d.dataset.seen="";`;

/**
 * Sets `data-deferred` where a page is opened at its top: what is below the first screen is laid out when it is scrolled to or
 * the page has started, its height an estimate until then. A reload or a return scrolls to a place that has to be exact.
 */
const deferLayout = `if(!location.hash&&(performance.getEntriesByType("navigation")[0]||{}).type=="navigate")d.dataset.deferred="";`;

/**
 * Inline script for the head: what has to be on the root element before the first paint, so that nothing moves. A string,
 * since it is inlined into the document.
 */
export const beforePaintScript = `(function(d,n,w){${setPlatform}${defineTextSize}${defineRead}${restoreTextSize}${announceSeen}${deferLayout}${announceDraft}})(document.documentElement,navigator,window)`;
