import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageItems } from './dom.ts';
import { followFilters } from './filter.ts';
import { showChosen, showUnits } from './show.ts';

// Features of browsers that jsdom lacks.
const seen: { callback: IntersectionObserverCallback; targets: Element[] }[] = [];
class Observer {
  private readonly own: (typeof seen)[number];
  constructor(callback: IntersectionObserverCallback) {
    this.own = { callback, targets: [] };
    seen.push(this.own);
  }
  observe(target: Element) {
    this.own.targets.push(target);
  }
}
const scrolledTo: string[] = [];
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Element.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    scrolledTo.push(this.dataset.section ?? '');
  };
  seen.length = 0;
  scrolledTo.length = 0;
  history.replaceState(null, '', '/s/token');
});

/** A tile of a shade: what the server writes. */
const tile = (id: string, name: string, family: string, volume: string) => `
  <div class="sp-tile" data-item="${id}" data-name="${name}" data-number="7.${id}" data-label="Rubio" data-sheen="red" data-family="${family}"
    data-volume="${volume}" data-step="6" data-units="12"><i data-tick hidden></i><button data-tap></button><b data-label-text></b>
    <span data-units-of hidden><button data-by="-1"></button><output></output></span></div>`;

function page(
  tiles = [
    tile('1', 'Tinte 7.1', 'Rubios', '60 ml'),
    tile('2', 'Tinte 8.3', 'Dorados', '90 ml'),
    tile('3', 'Árnica', 'Rubios', '60 ml'),
  ],
) {
  const [first = '', ...rest] = tiles;
  document.body.innerHTML = `
    <input data-search><p data-none hidden></p>
    <div data-chips="familia"><button data-value="Rubios"></button><button data-value="Dorados"></button></div>
    <div data-chips="volumen"><button data-value="60 ml"></button><button data-value="90 ml"></button></div>
    <a data-height="7" href="#"></a><a data-height="8" href="#"></a>
    <section data-section="7">${first}</section><details data-beside><section data-section="8">${rest.join('')}</section></details>
    <p data-sum></p><div data-bar hidden><span data-bar-sum></span><span data-pile></span></div><p data-empty></p><button data-send></button>
    <ul data-chosen></ul><div data-sent><ul data-chosen></ul></div>
    <template data-line><li><i></i><p><b></b><span></span></p><b></b><button data-drop></button></li></template>`;
  return pageItems();
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-item]:not([hidden])')].map(({ dataset }) => dataset.item).join(' ');
const press = (chips: string, value: string) =>
  document.querySelector<HTMLElement>(`[data-chips="${chips}"] [data-value="${value}"]`)?.click();
const isHidden = (selector: string) => document.querySelector<HTMLElement>(selector)?.hidden;
function type(text: string) {
  const field = document.querySelector<HTMLInputElement>('[data-search]');
  if (!field) throw new Error('no field');
  field.value = text;
  field.dispatchEvent(new Event('input'));
}

describe('the lines of a shared page', () => {
  test('are of the first size, and of another when it is pressed; one size is always chosen', () => {
    followFilters(page());
    expect(shown()).toBe('1 3');
    press('volumen', '90 ml');
    expect([shown(), location.search]).toEqual(['2', '?volumen=90+ml']);
    press('volumen', '90 ml');
    expect(shown()).toBe('2');
  });

  test('are of a family while it is pressed, which the address keeps', () => {
    followFilters(page());
    press('familia', 'Dorados');
    expect([shown(), location.search, isHidden('[data-none]')]).toEqual(['', '?familia=Dorados', false]);
    press('familia', 'Rubios');
    expect([shown(), location.search, isHidden('[data-none]')]).toEqual(['1 3', '?familia=Rubios', true]);
    press('familia', 'Rubios');
    expect([shown(), location.search]).toEqual(['1 3', '']);
  });

  test('are those of the address; a size that does not exist is the first', () => {
    history.replaceState(null, '', '/s/token?familia=Dorados&volumen=90+ml');
    followFilters(page());
    expect(shown()).toBe('2');
    history.replaceState(null, '', '/s/token?volumen=1+l');
    followFilters(page());
    expect(shown()).toBe('1 3');
  });

  test('have all typed words, without accents; sections without lines go, and folded ones open', () => {
    followFilters(page());
    expect(document.querySelector('details')?.open).toBe(false);
    type('arnica rubio');
    expect([shown(), isHidden('[data-section="7"]'), isHidden('[data-section="8"]')]).toEqual(['3', true, false]);
    expect(document.querySelector('details')?.open).toBe(true);
    type('arnica 7.1');
    expect([shown(), isHidden('[data-none]')]).toEqual(['', false]);
    type(' ');
    expect(shown()).toBe('1 3');
  });

  test('of a height are gone to, and the height at the top is marked', () => {
    history.replaceState(null, '', '/s/token?alturas=8');
    followFilters(page());
    const marked = () =>
      [...document.querySelectorAll<HTMLElement>('[data-on]')].map(({ dataset }) => dataset.height).join();
    expect([scrolledTo, marked()]).toEqual([['8'], '8']);
    document.querySelector<HTMLElement>('[data-height="7"]')?.click();
    expect([scrolledTo.at(-1), marked(), location.search]).toEqual(['7', '7', '?alturas=7']);
    const [observer] = seen;
    expect(observer?.targets).toHaveLength(2);
    const entries = observer?.targets.map((target, at) => ({ target, isIntersecting: at === 1 }));
    observer?.callback(entries as IntersectionObserverEntry[], new IntersectionObserver(() => {})); // as: only these are read
    expect(marked()).toBe('8');
  });

  test('without an asked height stay where they are', () => {
    followFilters(page());
    expect(scrolledTo).toEqual([]);
  });
});

describe('what is chosen', () => {
  test('shows on its tile', () => {
    const [item] = page();
    if (!item) throw new Error('no tile');
    const { element } = item;
    const state = () => [
      element.classList.contains('sp-on'),
      element.querySelector<HTMLElement>('[data-tick]')?.hasAttribute('hidden'),
      element.querySelector<HTMLElement>('[data-units-of]')?.hidden,
      element.querySelector<HTMLElement>('[data-label-text]')?.hidden,
      element.querySelector('[data-tap]')?.getAttribute('aria-label'),
      element.querySelector('output')?.textContent,
      element.querySelector<HTMLButtonElement>('[data-by]')?.disabled,
    ];
    showUnits(item, 6);
    expect(state()).toEqual([true, false, false, true, 'Tinte 7.1, 6', '6', false]);
    showUnits(item, 0);
    expect(state()).toEqual([false, true, true, false, 'Agregar Tinte 7.1', '0', true]);
  });

  test('shows on a row, whose stepper always stays', () => {
    const [item] = page([
      '<div class="sp-row" data-item="1"><button data-take></button><span data-units-of><button data-by="-1"></button><output></output></span></div>',
    ]);
    if (!item) throw new Error('no row');
    showUnits(item, 1);
    expect(item.element.querySelector('[data-take]')?.getAttribute('aria-pressed')).toBe('true');
    showUnits(item, 0);
    expect([
      item.element.querySelector('[data-take]')?.getAttribute('aria-pressed'),
      isHidden('[data-units-of]'),
    ]).toEqual(['false', false]);
    showChosen([item], () => 2);
    expect(document.querySelector('[data-sum]')?.textContent).toBe('1 producto, 2 unidades');
  });

  test('is listed with its sum, and can be dropped until it is sent', () => {
    const items = page();
    showChosen(items, ({ versionId }) => (versionId === '2' ? 0 : 6));
    expect(document.querySelector('[data-sum]')?.textContent).toBe('2 tonos, 12 unidades');
    expect(document.querySelector('[data-bar-sum]')?.innerHTML).toBe('<b>2 tonos</b>12 unidades');
    expect([
      isHidden('[data-bar]'),
      isHidden('[data-empty]'),
      document.querySelector<HTMLButtonElement>('[data-send]')?.disabled,
    ]).toEqual([false, true, false]);
    const [open, sent] = [...document.querySelectorAll('[data-chosen]')];
    expect([...(open?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '7.1Rubio6',
      '7.3Rubio6',
    ]);
    expect(open?.querySelector<HTMLElement>('[data-drop]')?.outerHTML).toContain('aria-label="Quitar Tinte 7.1"');
    expect(open?.querySelector<HTMLElement>('[data-drop]')?.dataset.drop).toBe('1');
    expect(sent?.querySelectorAll('li')).toHaveLength(2);
    expect(sent?.querySelector('[data-drop]')).toBeNull();
    expect(document.querySelectorAll('[data-pile] i')).toHaveLength(2);
  });

  test('is nothing at first', () => {
    showChosen(page(), () => 0);
    expect(document.querySelector('[data-sum]')?.textContent).toBe('');
    expect([
      isHidden('[data-bar]'),
      isHidden('[data-empty]'),
      document.querySelector<HTMLButtonElement>('[data-send]')?.disabled,
    ]).toEqual([true, false, true]);
  });

  test('without a number is listed by its name, and the pile shows three', () => {
    const items = page(
      ['1', '2', '3', '4'].map((id) => tile(id, `T${id}`, '', '').replace(`data-number="7.${id}"`, 'data-number=""')),
    );
    showChosen(items, () => 6);
    expect(document.querySelector('[data-chosen] li')?.textContent).toBe('Rubio6');
    expect(document.querySelectorAll('[data-pile] i')).toHaveLength(3);
  });
});
