import type { ProductCard, Shade } from '@tonalia/contract/products';
import type { Suggestions } from '../../api/queries/search.ts';
import { withColourCard } from '../../navigation/open-colour-card.ts';
import { searchMessages as words } from '../../messages/search.es-CO.ts';
import { paths } from '../../paths.ts';

/** One suggestion under the search field. */
export type SearchChoice =
  | { kind: 'term' | 'recent' | 'top'; text: string }
  | { kind: 'product'; product: ProductCard }
  | { kind: 'shade'; shade: Shade }
  | { kind: 'manufacturer' | 'category'; place: { _id: string; name: string } }
  | { kind: 'all'; text: string }
  | { kind: 'colour' }
  | { kind: 'forget' };

export interface SearchGroup {
  kind: SearchChoice['kind'];
  /** The visible heading, or the name for screen readers only. */
  title: string;
  isTitleShown: boolean;
  choices: readonly SearchChoice[];
}

/** Recent searches shown beside suggestions. */
const RECENT_BESIDE = 2;
const RECENT_ALONE = 6;
const TOP = 8;
const TERMS = 5;
const PRODUCTS = 4;
const SHADES = 3;
const PLACES = 4;

function group(title: string, choices: readonly SearchChoice[], isTitleShown = true): SearchGroup[] {
  const [first] = choices;
  return first ? [{ kind: first.kind, title, isTitleShown, choices }] : [];
}

const terms = (kind: 'term' | 'recent' | 'top', texts: readonly string[]) =>
  texts.map((text): SearchChoice => ({ kind, text }));

/** The choices of an empty field: recent and frequent searches. */
export function groupsBefore(recent: readonly string[], top: readonly string[]): SearchGroup[] {
  const mine = recent.slice(0, RECENT_ALONE);
  const others = top.filter((text) => !mine.includes(text)).slice(0, TOP);
  const forget: SearchChoice[] = mine.length > 0 ? [{ kind: 'forget' }] : [];
  return [
    ...group(words.recent, [...terms('recent', mine), ...forget]),
    ...group(words.top, terms('top', others)),
    ...group(words.byColour, [{ kind: 'colour' }], false),
  ];
}

/** The choices for `text`, with matching recent searches when there is room. */
export function groupsFor(text: string, found: Suggestions | undefined, recent: readonly string[]): SearchGroup[] {
  const beside = recent.filter((one) => one !== text && !found?.terms.includes(one)).slice(0, RECENT_BESIDE);
  return [
    ...group(words.suggestions, terms('term', found?.terms.slice(0, TERMS) ?? [])),
    ...group(words.recent, terms('recent', beside)),
    ...group(
      words.products,
      (found?.products ?? []).slice(0, PRODUCTS).map((product) => ({ kind: 'product', product })),
    ),
    ...group(
      words.shades,
      (found?.shades ?? []).slice(0, SHADES).map((shade) => ({ kind: 'shade', shade })),
    ),
    ...group(
      words.brands,
      (found?.manufacturers ?? []).slice(0, PLACES).map((place) => ({ kind: 'manufacturer', place })),
    ),
    ...group(
      words.categories,
      (found?.categories ?? []).slice(0, PLACES).map((place) => ({ kind: 'category', place })),
    ),
    ...group(words.all(text), [{ kind: 'all', text }], false),
  ];
}

/** The address of a choice; null for an action in place. */
export function hrefOf(choice: SearchChoice): string | null {
  switch (choice.kind) {
    case 'term':
    case 'recent':
    case 'top':
    case 'all':
      return paths.search({ search: choice.text });
    case 'product':
      return paths.product(choice.product);
    case 'shade':
      return shadeHref(choice.shade);
    case 'manufacturer':
      return paths.manufacturer(choice.place);
    case 'category':
      return paths.category(choice.place);
    case 'colour':
      return paths.colourSearch();
    case 'forget':
      return null;
  }
}

/** The product of a shade with its colour card open on it. */
export const shadeHref = ({ productId, productName, code }: Shade): string =>
  withColourCard(paths.product({ _id: productId, name: productName }), productId, code);
