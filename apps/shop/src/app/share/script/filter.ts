import { plain } from './chosen.ts';
import { type PageItem, all, around, one } from './dom.ts';

/** Search, size and family hide lines; the address keeps family and height, so that the same view can be sent on. */
export function followFilters(items: readonly PageItem[]): void {
  const address = new URL(location.href);
  const texts = new Map(items.map((item) => [item, plain(`${item.name} ${item.label}`)]));
  const search = one<HTMLInputElement>('[data-search]');
  const groups = all('[data-chips]');

  function apply(): void {
    const wanted = plain(search.value).split(/\s+/).filter(Boolean);
    const [family, volume] = [pressed('familia'), pressed('volumen')];
    for (const item of items) {
      const text = texts.get(item) ?? '';
      const isHit = wanted.every((word) => text.includes(word));
      const isOfBoth = (family === '' || item.family === family) && (volume === '' || item.volume === volume);
      item.element.hidden = !(isHit && isOfBoth);
    }
    for (const section of all('[data-section]')) section.hidden = !section.querySelector('[data-item]:not([hidden])');
    if (wanted.length > 0) for (const beside of all<HTMLDetailsElement>('[data-beside]')) beside.open = !beside.hidden;
    one('[data-none]').hidden = items.some(({ element }) => !element.hidden);
  }
  const pressed = (name: string): string =>
    document.querySelector<HTMLElement>(`[data-chips="${name}"] [aria-pressed="true"]`)?.dataset.value ?? '';

  function press(group: HTMLElement, value: string): void {
    for (const chip of all('button', group)) chip.setAttribute('aria-pressed', String(chip.dataset.value === value));
  }
  const note = (name: string, value: string): void => {
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    history.replaceState(null, '', address);
  };

  for (const group of groups) {
    const name = group.dataset.chips ?? '';
    const isSize = name === 'volumen';
    const first = group.querySelector<HTMLElement>('button')?.dataset.value ?? '';
    // tiles of several sizes look the same, so one size is always chosen
    press(group, address.searchParams.get(name) ?? (isSize ? first : ''));
    if (isSize && pressed(name) === '') press(group, first);
    group.addEventListener('click', (event) => {
      const value = around(event, 'button')?.dataset.value;
      if (value === undefined) return;
      const next = !isSize && pressed(name) === value ? '' : value;
      press(group, next);
      note(name, next);
      apply();
    });
  }
  search.addEventListener('input', apply);
  followHeights(address.searchParams.get('alturas'), note);
  apply();
}

/** Marks the height at the top of the window, and goes to the one that was asked for. */
function followHeights(asked: string | null, note: (name: string, value: string) => void): void {
  const links = all('[data-height]');
  const mark = (height: string) => {
    for (const link of links) link.toggleAttribute('data-on', link.dataset.height === height);
  };
  const atTop = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement) mark(target.dataset.section ?? '');
    },
    { rootMargin: '-15% 0px -80%' },
  );
  for (const section of all('[data-section]')) atTop.observe(section);
  const go = (height: string) => {
    mark(height);
    document.querySelector(`[data-section="${CSS.escape(height)}"]`)?.scrollIntoView({ block: 'start' });
  };
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const { height = '' } = link.dataset;
      note('alturas', height);
      go(height);
    });
  }
  if (asked !== null) go(asked);
}
