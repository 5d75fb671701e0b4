/** Timeout for the heading of a page, in ms. */
const PATIENCE = 5000;

/** Moves the focus to a link to `left`, the page that was gone back from, or else to the heading of the page. */
export function moveFocus(left: string | null): void {
  if (left !== null && linksTo(left).length > 0) focusLink(left);
  else focusHeading();
}

const linksTo = (path: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([tabindex="-1"])')].filter(
    (link) => link.pathname === path && (link.checkVisibility?.() ?? true),
  );

/** Runs when the scroll position is restored: of several links to the same place, the visible one was pressed. */
function focusLink(path: string): void {
  requestAnimationFrame(() => {
    const links = linksTo(path);
    const isInSight = (link: HTMLElement) => {
      const { top, bottom } = link.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    };
    const link = links.find(isInSight) ?? links[0];
    if (link) link.focus({ preventScroll: true });
    else focusHeading();
  });
}

/** Waits for the heading of a page that is still loading, unless the focus moves elsewhere first. */
function focusHeading(): void {
  focusNow();
  const watcher = new MutationObserver(() => {
    if (document.activeElement?.matches('body, main')) focusNow();
  });
  watcher.observe(document, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), PATIENCE);
}

function focusNow(): void {
  // A screen with a single field has set the focus already.
  if (document.activeElement?.matches('main input')) return;
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  const heading =
    headings.find((one) => one.checkVisibility?.() ?? true) ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
