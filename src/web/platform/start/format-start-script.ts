/** Milliseconds after which the scripts are loaded without the picture; also in a background tab, which paints nothing. */
const timeoutMs = 3000;

/** Loads the scripts, once. Without network the page stays as it is. */
const load = `l=()=>{for(let p of f.splice(0))import(p).catch(()=>{})}`;

/** Loads them at a touch, and holds what does nothing by itself: a button, a form that is sent nowhere, Enter in a field of lines that sends. */
const hearTouches = `addEventListener("scroll",l,true);for(let[n,c]of[["click","[type=button]"],["submit","form:not([action])"],["pointerdown"],["keydown"]])addEventListener(n,e=>{l();if(self.earlyTouches==t){let{target:o,key:k}=e;o=c?o.closest(c):k=="Enter"&&!e.isComposing&&o.type=="textarea"&&o.enterKeyHint&&o.form;o&&e.preventDefault();t.push(o)}},true)`;

/** Loads them when the picture that the document asks for first is painted: two frames after it is decoded. */
const awaitPicture = `let i=document.querySelector("img[fetchpriority=high]"),r=requestAnimationFrame,k=()=>r(()=>r(()=>setTimeout(l)));i?i.decode().then(k,k):k();setTimeout(l,${timeoutMs})`;

/**
 * Returns the inline script for the end of the body that loads a document's scripts: once its main picture is painted, with which they
 * would share a slow network, or at the first touch. It holds touches for the starter (`takeEarlyTouches`). A string, as it is inlined.
 */
export const formatStartScript = (paths: readonly string[]): string =>
  `{let t=self.earlyTouches=[],f=${JSON.stringify(paths)},${load};${hearTouches};${awaitPicture}}`;
