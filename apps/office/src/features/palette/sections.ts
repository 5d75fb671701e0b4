import type { FoundItem } from '@tonalia/contract/office-search';
import { paletteTexts as texts } from '../../messages/palette.es-CO.ts';
import { hasWord, wordsOf } from './mark-words.ts';
import type { PaletteGroup, PaletteOffice, PalettePlace, PaletteRow, PaletteSection } from './rows.ts';
import { OFFICE, type PaletteFacts, orderHref, toRow } from './to-row.tsx';

/** What the palette shows for typed words. */
export interface ShownSearch {
  group: PaletteGroup;
  items: readonly FoundItem[];
  office: PaletteOffice;
  facts: PaletteFacts;
}

/** The sections for typed words. An order or a shade with exactly the typed code comes first. */
export function sectionsOf({ group, items, office, facts }: ShownSearch): PaletteSection[] {
  const rowsIn = (...groups: FoundItem['group'][]): PaletteRow[] =>
    items.filter((item) => groups.includes(item.group)).map((item) => toRow(item, facts));
  const places = office.places.filter(({ name }) => beginsIn(name, facts.typed)).map(placeRow);
  if (group === 'places')
    return filled([{ name: texts.group.places, rows: facts.typed ? places : office.places.map(placeRow) }]);
  if (group !== 'all') return filled([{ name: texts.group[group], rows: rowsIn(group) }]);
  const most = items.length > ROOM ? EACH_OF_MANY : ROOM;
  const found = [
    { name: texts.group.customers, rows: rowsIn('customers').slice(0, most) },
    { name: texts.group.orders, rows: rowsIn('orders').slice(0, most) },
    { name: texts.catalogue, rows: [...rowsIn('shades').slice(0, most - 1), ...rowsIn('products')].slice(0, most) },
  ];
  return filled([
    ...found.toSorted((one, other) => Number(hasCode(other, facts.typed)) - Number(hasCode(one, facts.typed))),
    {
      name: texts.acts,
      rows: [
        ...actRows(items, office),
        ...orderRows(items, office),
        ...office.starts.filter(({ name }) => beginsIn(name, facts.typed)).map(placeRow),
      ],
    },
    { name: texts.group.places, rows: places },
  ]);
}

/** What the palette shows before words are typed: what was opened last, and the pages. */
export const firstSections = (opened: readonly PaletteRow[], places: readonly PalettePlace[]): PaletteSection[] =>
  filled([
    { name: texts.opened, rows: [...opened] },
    { name: texts.group.places, rows: places.map(placeRow) },
  ]);

const filled = (sections: PaletteSection[]): PaletteSection[] => sections.filter(({ rows }) => rows.length > 0);

/** Rows of all groups that leave room for the acts below them; of more, each group shows its first. */
const ROOM = 8;
const EACH_OF_MANY = 3;

/** A new order for the first found customer. */
function orderRows(items: readonly FoundItem[], { orderFor }: PaletteOffice): PaletteRow[] {
  const customer = items.find((item) => item.group === 'customers');
  if (!customer || !orderFor) return [];
  return [
    {
      id: `order for ${customer._id}`,
      mark: { kind: 'icon', icon: orderFor.icon },
      title: orderFor.name,
      detail: texts.forCustomer(customer.name),
      href: `${OFFICE}${orderFor.to}?cliente=${customer._id}`,
    },
  ];
}

/** The act that the state of the first found order asks for. */
function actRows(items: readonly FoundItem[], { actOn }: PaletteOffice): PaletteRow[] {
  const order = items.find((item) => item.group === 'orders');
  const act = order && actOn(order);
  if (!order || !act) return [];
  return [
    {
      id: `act ${order.code}`,
      mark: { kind: 'icon', icon: act.icon },
      title: act.verb,
      detail: `${order.code}, ${order.customer.name}`,
      href: orderHref(order.code),
    },
  ];
}

const placeRow = ({ to, name, icon }: PalettePlace): PaletteRow => ({
  id: `place ${to}`,
  mark: { kind: 'icon', icon },
  title: name,
  href: `${OFFICE}${to}`,
});

/** Whether every typed word begins a word of the name. */
const beginsIn = (name: string, typed: string): boolean => {
  const words = wordsOf(typed);
  return words.length > 0 && words.every((word) => wordsOf(name).some((one) => one.startsWith(word)));
};

function hasCode({ rows }: PaletteSection, typed: string): boolean {
  const asked = typed.trim().toUpperCase();
  return rows.some(({ title }) => title === asked || title.endsWith(`-${asked}`)) && hasWord(asked, asked);
}
