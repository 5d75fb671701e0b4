const pathOf = (href: string) => (href.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/$/, '');

/** Whether `here` is the page of `href`, in any state, or a page below it. */
export function isWithin(here: string, href: string): boolean {
  const path = pathOf(href);
  // Two lists of the same page differ by their query.
  if (href.includes('?') && here !== href) return false;
  return pathOf(here) === path || pathOf(here).startsWith(`${path}/`);
}
