/** The element of the page, which the server wrote. */
export function one<T extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): T {
  const found = within.querySelector<T>(selector);
  if (!found) throw new Error(selector);
  return found;
}

export const all = <T extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): T[] => [
  ...within.querySelectorAll<T>(selector),
];

/** The element of that kind around what was tapped. */
export const around = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** A line of the page: a shade, or a row of a list. */
export interface PageItem {
  element: HTMLElement;
  versionId: string;
  name: string;
  number: string;
  label: string;
  sheen: string;
  family: string;
  volume: string;
  step: number;
  proposed: number;
}

/** The lines of the page, in its order. */
export const pageItems = (): PageItem[] =>
  all('[data-item]').map((element) => {
    const { item = '', name = '', number = '', label = '', sheen = '', family = '', volume = '' } = element.dataset;
    const { step = '1', units = '0' } = element.dataset;
    const [versionId, proposed] = [item, Number(units)];
    return { element, versionId, name, number, label, sheen, family, volume, step: Number(step), proposed };
  });
