import type { FoundItem } from '@tonalia/contract/office-search';
import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { formatDocument } from '@tonalia/rules/document';
import { businessInitials } from '@tonalia/rules/initials';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { formatPhone } from '@tonalia/rules/phone';
import { slug } from '@tonalia/rules/slug';
import { outlines } from '../../components/outlines.ts';
import { placeName } from '../../components/place-name.ts';
import { formatWhen } from '../../components/when.ts';
import { paletteTexts as texts } from '../../messages/palette.es-CO.ts';
import { hasWord } from './mark-words.ts';
import type { FoundIn, PaletteOffice, PaletteRow } from './rows.ts';

/** What a row needs besides the item. */
export interface PaletteFacts {
  typed: string;
  now: Date;
  orderState: PaletteOffice['orderState'];
}

/** The path of the office's pages. */
export const OFFICE = '/oficina';

/** The address of an order's page. */
export const orderHref = (code: string): string => `${OFFICE}/pedidos/${encodeURIComponent(code)}`;

/** The row of a found thing. */
export function toRow(item: FoundItem, facts: PaletteFacts): PaletteRow {
  switch (item.group) {
    case 'customers':
      return customerRow(item, facts.typed);
    case 'orders':
      return {
        id: item.code,
        mark: { kind: 'icon', icon: outlines.receipt },
        title: item.code,
        detail: `${item.customer.name}, ${whenOf(new Date(item.createdAt), facts.now)}`,
        trailing: (
          <>
            {item.total !== null && formatPesos(item.total)}
            {facts.orderState(item)}
          </>
        ),
        href: orderHref(item.code),
      };
    case 'shades':
      return {
        ...catalogueRow(item),
        mark:
          item.color === null
            ? { kind: 'picture', image: item.image, tile: item.tile }
            : { kind: 'swatch', color: item.color },
        detail: [item.name === item.code ? '' : item.name, item.productName, item.brand].filter(Boolean).join(', '),
      };
    case 'products':
      return {
        ...catalogueRow(item),
        mark: { kind: 'picture', image: item.image, tile: item.tile },
        detail: [item.productName, item.brand].filter(Boolean).join(', '),
      };
  }
}

function customerRow(item: FoundIn<'customers'>, typed: string): PaletteRow {
  const { _id: id, name, contact, document, phone, debt } = item;
  const city = placeName(item.city);
  const digits = typed.replace(/\D/g, '');
  const isByPhone = digits.length > 2 && phone !== null && digits.includes(phone.slice(0, digits.length));
  const isByContact = contact !== null && hasWord(contact, typed) && !hasWord(name, typed);
  const number = document && `${document.type} ${formatDocument(document.type, document.number)}`;
  const detail = isByContact ? [contact, city] : [city, isByPhone ? formatPhone(phone) : number];
  return {
    id,
    mark: { kind: 'person', id, initials: businessInitials(name) },
    title: name,
    detail: detail.filter(Boolean).join(', '),
    trailing: debt === null || debt === 0 ? undefined : texts.debt(formatPesos(debt)),
    href: `${OFFICE}/clientes/${id}`,
  };
}

const catalogueRow = ({ group, _id, code, productId, productName, units }: FoundIn<'shades' | 'products'>) => ({
  id: `${group} ${_id}`,
  title: code,
  trailing: units === null ? undefined : texts.units(formatNumber(units)),
  href: `/product/${slug(productName)}/${productId}/details`,
  isShop: true as const, // as: the only value of the flag
});

/** "hoy", "ayer", "lun 16 nov", "4 nov". */
function whenOf(instant: Date, now: Date): string {
  const ago = daysBetween(dayIn(instant), dayIn(now));
  if (ago <= 0) return texts.today;
  return ago === 1 ? texts.yesterday : formatWhen(instant, now).toLocaleLowerCase('es-CO');
}
