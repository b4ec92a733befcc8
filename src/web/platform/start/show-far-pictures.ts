/** Returns the address of the picture for browsers without script that a lazy picture's box holds. */
const getAddress = (box: Element): string | undefined =>
  /<img[^>]* src="([^"]+)"/.exec(box.querySelector(":scope > noscript")?.textContent ?? "")?.[1];

/**
 * Shows lazy pictures that are visible before the page has started, which loads them: as the background of their boxes, since an
 * element more would not be the document's. Returns the function that ends it.
 */
export function showFarPictures(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const address = getAddress(target);
      if (address) (target as HTMLElement).style.background = `center / cover url("${address}")`;
    }
  });
  for (const { parentElement } of document.querySelectorAll("main noscript"))
    if (parentElement) observer.observe(parentElement);
  return () => observer.disconnect();
}
