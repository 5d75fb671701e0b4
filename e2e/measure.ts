import type { Page } from '@playwright/test';

/** Layout checks in the browser, for fingers and eyes. Each function returns one line per fault. */

const TARGETS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=switch], [role=menuitem]';

/** Enabled controls with a tappable area of less than `least` px wide or high. Links within a sentence are exempt (WCAG 2.5.8). */
export const smallTargets = (page: Page, least = 44): Promise<string[]> =>
  page.evaluate(
    ([selector, smallest]) => {
      const faults: string[] = [];
      const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
      for (const element of scope.querySelectorAll<HTMLElement>(selector)) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.matches(':disabled') || element.closest('[inert]') || element.tabIndex < 0) continue;
        // A hidden input is pressed by its label.
        const target = element.matches('input, select, textarea') ? (element.closest('label') ?? element) : element;
        const { width, height } = target.getBoundingClientRect();
        // An index of many sections is one strip: a finger slides along it.
        if (target.closest('[data-slides]')) continue;
        // A skip link is only for the keyboard until it has the focus.
        if (width < 2 || height < 2 || isForKeys(target) || isInSentence(target)) continue;
        const area = tapArea(target);
        if (area.width + 0.5 < smallest || area.height + 0.5 < smallest)
          if (!hasLargeTwin(target)) faults.push(`${nameOf(element)}: ${area.width} × ${area.height}`);
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
      return faults;

      function nameOf(one: HTMLElement) {
        const name = one.getAttribute('aria-label') ?? one.innerText?.trim().replaceAll(/\s+/g, ' ');
        return `<${one.localName}> ${(name || one.getAttribute('name') || one.className).slice(0, 50)}`;
      }
      /** The picture of a product leads where its name does (WCAG 2.5.8, an equivalent control). */
      function hasLargeTwin(one: HTMLElement) {
        const href = one.getAttribute('href');
        const others = href ? [...(one.closest('li, article')?.querySelectorAll<HTMLElement>('a[href]') ?? [])] : [];
        return others.some((other) => {
          if (other === one || other.getAttribute('href') !== href) return false;
          const { width, height } = tapArea(other);
          return Math.min(width, height) + 0.5 >= smallest;
        });
      }
      function isForKeys(one: HTMLElement) {
        const { top, bottom } = one.getBoundingClientRect();
        const { position, pointerEvents } = getComputedStyle(one);
        return pointerEvents === 'none' || (position === 'fixed' && (bottom <= 0 || top >= innerHeight));
      }
      function isInSentence(one: HTMLElement) {
        if (getComputedStyle(one).display !== 'inline') return false;
        const sentence = one.closest('p, li, dd, label, legend, td, figcaption, div')?.textContent?.trim() ?? '';
        return sentence.length > (one.textContent?.trim().length ?? 0);
      }
      /** How far from its centre a tap still reaches it, given what overlaps or clips it. */
      function tapArea(one: HTMLElement) {
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = one.getBoundingClientRect();
        const x = Math.round(box.left + box.width / 2);
        const y = Math.round(box.top + box.height / 2);
        const takes = (left: number, top: number) => {
          const hit = document.elementFromPoint(left, top);
          return hit !== null && (one.contains(hit) || hit.closest('label')?.control === one);
        };
        const reach = (dx: number, dy: number) => {
          let far = 0;
          while (far < 60 && takes(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
          return far;
        };
        if (!takes(x, y)) return { width: 0, height: 0 };
        return { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 };
      }
    },
    [TARGETS, least] as const, // as: the callback reads them by position
  );

/** Visible text smaller than `least` px. */
export const smallText = (page: Page, least = 12): Promise<string[]> =>
  page.evaluate((smallest) => {
    const faults = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.nodeValue?.trim() ?? '';
      if (!parent || text === '' || parent.closest('script, style, noscript, svg')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { width, height } = parent.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (width > 1 && height > 1 && size < smallest) faults.add(`“${text.slice(0, 40)}”: ${size} px`);
    }
    return [...faults];
  }, least);

/** Controls outside the page's width or covered by something, and a page wider than its window. */
export const lostControls = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const faults: string[] = [];
    // A phone zooms out of a page that is too wide, and innerWidth grows with it: the layout width counts.
    const width = document.documentElement.clientWidth;
    const wide = (document.scrollingElement?.scrollWidth ?? 0) - width;
    if (wide > 0) faults.push(`the page is ${wide} px wider than the window`);
    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    for (const element of scope.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.matches(':disabled') || element.closest('[inert]') || element.tabIndex < 0) continue;
      const target = element.matches('input, select, textarea') ? (element.closest('label') ?? element) : element;
      const { position, pointerEvents } = getComputedStyle(target);
      const before = target.getBoundingClientRect();
      if (pointerEvents === 'none' || before.width < 2 || before.height < 2) continue;
      if (position === 'fixed' && before.bottom <= 0) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box] = [...target.getClientRects()];
      if (!box) continue;
      const name = `<${target.localName}> ${(target.getAttribute('aria-label') ?? target.innerText ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50)}`;
      if (box.left < -1 || box.right > width + 1)
        faults.push(`${name}: from ${Math.round(box.left)} to ${Math.round(box.right)} px`);
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!hit || !(target.contains(hit) || hit.closest('label')?.control === target))
        faults.push(`${name}: under <${hit?.localName}> ${(hit?.textContent ?? '').trim().slice(0, 40)}`);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return faults;
  }, TARGETS);

/** Share of the window's height that does not scroll with the page or the sheet over it: bars, headers, footers. */
export const shareOfBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const end = (document.scrollingElement?.scrollHeight ?? 0) - innerHeight;
    window.scrollTo({ top: end / 2, behavior: 'instant' });
    const sheet = document.querySelector('dialog:modal');
    const moves = (one: Element | null): boolean => {
      for (let at = one; at && at !== document.body; at = at.parentElement) {
        const { position, overflowY } = getComputedStyle(at);
        if (sheet && /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight + 1) return true;
        if (position === 'fixed' || (position === 'sticky' && at.getBoundingClientRect().width > innerWidth / 2))
          return false;
      }
      return !sheet;
    };
    let still = 0;
    for (let y = 1; y < innerHeight; y += 2) {
      const at = [0.1, 0.3, 0.5, 0.7, 0.9].filter((part) => !moves(document.elementFromPoint(innerWidth * part, y)));
      if (at.length >= 4) still += 2;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return still / innerHeight;
  });
