/**
 * An attribute of the root element, there while at least one holder has it; each call returns its release. Styles of the page go by it: a
 * `:has` on the root would search the whole page after each change.
 */
export function pageMark(name: `data-${string}`): () => () => void {
  const holders = new Set<object>();
  const update = (): boolean => document.documentElement.toggleAttribute(name, holders.size > 0);
  return () => {
    const holder = {};
    holders.add(holder);
    update();
    return () => {
      holders.delete(holder);
      update();
    };
  };
}

/** The page behind an open dialog does not scroll under a finger. */
export const markModal = pageMark('data-has-modal');
