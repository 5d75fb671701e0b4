import { sumOf } from './chosen.ts';
import { type PageItem, all, one } from './dom.ts';

/** Shows the units of a line on its tile or row. */
export function showUnits({ element, label, name }: PageItem, units: number): void {
  const isCard = element.classList.contains('sp-tile');
  element.classList.toggle('sp-on', units > 0);
  element.querySelector<HTMLElement>('[data-tick]')?.toggleAttribute('hidden', units === 0);
  element.querySelector('[data-take]')?.setAttribute('aria-pressed', String(units > 0));
  const stepper = element.querySelector<HTMLElement>('[data-units-of]');
  if (!stepper) return;
  if (isCard) {
    stepper.hidden = units === 0;
    one('[data-label-text]', element).hidden = units > 0;
    one('[data-tap]', element).setAttribute('aria-label', units > 0 ? `${name}, ${units}` : `Agregar ${name}`);
  }
  one('output', stepper).textContent = String(units);
  one<HTMLButtonElement>('[data-by="-1"]', stepper).disabled = units === 0;
  element.dataset.shown = label;
}

/** Shows all that is chosen: the lists, the sums, the swatches at the foot. */
export function showChosen(items: readonly PageItem[], unitsOf: (item: PageItem) => number): void {
  const chosen = items.filter((item) => unitsOf(item) > 0);
  const isCard = document.querySelector('.sp-row') === null;
  const { lines, units } = sumOf(
    chosen.map((item) => ({ quantity: unitsOf(item) })),
    isCard ? ['tono', 'tonos'] : ['producto', 'productos'],
  );
  const isEmpty = chosen.length === 0;
  one('[data-sum]').textContent = isEmpty ? '' : `${lines}, ${units}`;
  one('[data-bar-sum]').replaceChildren(bold(lines), document.createTextNode(units));
  one('[data-bar]').hidden = isEmpty;
  one('[data-empty]').hidden = !isEmpty;
  one<HTMLButtonElement>('[data-send]').disabled = isEmpty;
  for (const list of all('[data-chosen]')) {
    const isSent = list.closest('[data-sent]') !== null;
    list.replaceChildren(...chosen.map((item) => chosenRow(item, unitsOf(item), isSent)));
  }
  for (const pile of all('[data-pile]')) pile.replaceChildren(...chosen.slice(0, 3).map(({ sheen }) => swatch(sheen)));
}

function chosenRow({ versionId, number, label, name, sheen }: PageItem, units: number, isSent: boolean): Node {
  const row = one<HTMLTemplateElement>('[data-line]').content.cloneNode(true) as DocumentFragment; // as: of a fragment
  const [title, sub] = number === '' ? [label, ''] : [number, label];
  one('i', row).style.background = sheen;
  one('p b', row).textContent = title;
  one('p span', row).textContent = sub;
  one('p + b', row).textContent = String(units);
  const drop = one('[data-drop]', row);
  drop.setAttribute('aria-label', `Quitar ${name}`);
  drop.dataset.drop = versionId;
  if (isSent) drop.remove();
  return row;
}

function bold(text: string): HTMLElement {
  const element = document.createElement('b');
  element.textContent = text;
  return element;
}

function swatch(sheen: string): HTMLElement {
  const element = document.createElement('i');
  element.style.background = sheen;
  return element;
}
