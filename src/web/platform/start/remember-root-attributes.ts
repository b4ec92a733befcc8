/**
 * Remembers the attributes of the root element. Where the document differs from its data, React renders it anew and removes what
 * scripts have set. Returns the function that sets what is missing.
 */
export function rememberRootAttributes(root: Element = document.documentElement): () => void {
  const seen = new Map<string, string>();
  const remember = () => {
    for (const { name, value } of root.attributes) seen.set(name, value);
  };
  remember();
  const observer = new MutationObserver((changes) => {
    for (const { attributeName: name } of changes) {
      const value = root.getAttribute(name!);
      if (value !== null) seen.set(name!, value);
    }
  });
  observer.observe(root, { attributes: true });
  return () => {
    observer.disconnect();
    for (const [name, value] of seen) if (!root.hasAttribute(name)) root.setAttribute(name, value);
  };
}
