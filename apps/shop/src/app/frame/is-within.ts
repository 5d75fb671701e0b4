const pathOf = (href: string) => (href.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/$/, '');

/** Whether `here` is the page of `href`, in whatever state, or one below it. */
export function isWithin(here: string, href: string): boolean {
  const path = pathOf(href);
  // Two lists of one page differ by what they are asked with.
  if (href.includes('?') && here !== href) return false;
  return pathOf(here) === path || pathOf(here).startsWith(`${path}/`);
}
