/**
 * Remembers what the root element has: React renders the document anew where it differs from its data, and takes away what scripts
 * have set before. Returns the function that sets what is missing.
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
