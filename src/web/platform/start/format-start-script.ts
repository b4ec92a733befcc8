/** Milliseconds after which the scripts are loaded without the picture; also in a background tab, which paints nothing. */
const timeoutMs = 3000;

/** Loads the scripts, once. Where they are lost, the browser sends demands by itself; without network the page stays as it is. */
const load = `x=0,n=()=>x&&navigator.onLine,l=()=>{for(let p of f.splice(0))import(p).catch(()=>{if(!x++&&n())for(let o of t)o&&o.method=="post"&&o.submit()})}`;

/**
 * Loads them at a touch, and holds what does nothing without them: presses on buttons, forms without an address, and demands. Enter in a
 * field of several lines sends its form, as in a field of one line.
 */
const hearTouches = `h=(k,q)=>addEventListener(k,e=>{l();if(self.earlyTouches==t&&!n()){let o=q(e.target,e);o&&e.preventDefault();t.push(o)}},true);addEventListener("scroll",l,true);h("pointerdown",()=>0);h("click",o=>o.closest("[type=button]"));h("submit",o=>o.closest("form:not([action]),[method=post]"));h("keydown",(o,e)=>{o.enterKeyHint&&o.type=="textarea"&&e.keyCode==13&&(e.preventDefault(),o.form.requestSubmit())})`;

/** Loads them when the main picture is painted: two frames after it is decoded. */
const awaitPicture = `let i=document.querySelector("img[fetchpriority=high]"),r=requestAnimationFrame,k=()=>r(()=>r(()=>setTimeout(l)));i?i.decode().then(k,k):k();setTimeout(l,${timeoutMs})`;

/**
 * Returns the inline script for the end of the body that loads a document's scripts: once its main picture is painted, with which they
 * would share a slow network, or at the first touch. It holds touches for the bootstrap (`takeEarlyTouches`). A string, as it is inlined.
 */
export const formatStartScript = (paths: readonly string[]): string =>
  `{let t=self.earlyTouches=[],f=${JSON.stringify(paths)},${load},${hearTouches};${awaitPicture}}`;
