import { bareDocument, completedNit, isDocument, nitCheckDigit } from '@tonalia/rules/document';
import { bareNumber, isPhone, toE164 } from '@tonalia/rules/phone';
import { plainText } from '@tonalia/rules/plain-text';
import type { ListedCells, ListedRow, RefusedListRow } from '../../../platform/listed-row.rules.ts';
import { readPesos } from '../../../platform/table-file/cell-values.rules.ts';

/** A customer of a list; null for what the list does not say. */
export interface ListedCustomer {
  name: string;
  documentType: 'CC' | 'CE' | 'NIT' | null;
  document: string | null;
  person: string | null;
  lastName: string | null;
  phone: string | null;
  phoneE164: string | null;
  email: string | null;
  tradeType: string | null;
  seller: string | null;
  address: string | null;
  addressTitle: string | null;
  city: string | null;
  state: string | null;
  creditLimit: number | null;
  paymentDays: number | null;
}

const MOST_PESOS = 2_147_483_647;
const MOST_DAYS = 180;
const lengths = {
  name: 120,
  person: 80,
  last_name: 80,
  address: 160,
  address_title: 60,
} as const;
const lengthNames = {
  name: 'el negocio',
  person: 'el contacto',
  last_name: 'el apellido',
  address: 'la dirección',
  address_title: 'el nombre de la dirección',
} as const satisfies Record<keyof typeof lengths, string>;

/** Reads a row of a list of customers, or says why it cannot be imported. */
export function readCustomer(cells: ListedCells): ListedRow<ListedCustomer> | RefusedListRow {
  const code = cells.get('document') ?? cells.get('phone') ?? null;
  const read = customerOf(cells);
  if (typeof read === 'string') return { reason: read, code };
  const key = read.document ?? read.phoneE164 ?? plainText(read.name);
  return { key, unique: read.phoneE164, code: code ?? read.name, content: read };
}

function customerOf(cells: ListedCells): ListedCustomer | string {
  const name = cells.get('name');
  if (name === undefined) return 'falta el negocio';
  for (const [target, most] of Object.entries(lengths) as [keyof typeof lengths, number][])
    // as: the keys of the table above
    if ((cells.get(target)?.length ?? 0) > most) return `${lengthNames[target]} tiene más de ${most} letras`;
  const document = readDocument(cells.get('document'), cells.get('document_type'));
  if (typeof document === 'string') return document;
  const phone = readPhone(cells.get('phone'));
  if (phone === undefined) return `el celular «${cells.get('phone')?.slice(0, 24)}» no tiene 7 o 10 dígitos`;
  if (document === null && phone === null) return 'falta el documento o el celular';
  const email = cells.get('email')?.toLowerCase() ?? null;
  if (email !== null && (email.length > 254 || !/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]{2,}$/.test(email)))
    return `el correo «${email.slice(0, 40)}» no se entiende`;
  const address = cells.get('address') ?? null;
  if (address !== null && address.length < 5) return 'la dirección es muy corta';
  const creditLimit = readAmount(cells.get('credit_limit'));
  if (creditLimit === undefined) return `el cupo «${cells.get('credit_limit')?.slice(0, 24)}» no es un valor en pesos`;
  const paymentDays = readDays(cells.get('payment_days'));
  if (paymentDays === undefined)
    return `el plazo «${cells.get('payment_days')?.slice(0, 24)}» no va de 1 a ${MOST_DAYS} días`;
  return {
    name,
    documentType: document?.kind ?? null,
    document: document?.number ?? null,
    person: cells.get('person') ?? null,
    lastName: cells.get('last_name') ?? null,
    phone,
    phoneE164: phone === null ? null : (toE164(phone) ?? null),
    email,
    tradeType: cells.get('trade_type') ?? null,
    seller: cells.get('seller') ?? null,
    address,
    addressTitle: cells.get('address_title') ?? null,
    city: cells.get('city') ?? null,
    state: cells.get('state') ?? null,
    creditLimit,
    paymentDays,
  };
}

type NumberedDocument = { kind: 'CC' | 'CE' | 'NIT'; number: string };
const kinds: readonly (readonly [RegExp, NumberedDocument['kind']])[] = [
  [/^nit|^31$/, 'NIT'],
  [/extranj|^ce$|^22$/, 'CE'],
  [/^cc$|cedula|ciudadan|^13$/, 'CC'],
];

/** A document with its kind; a NIT without its check digit gets it. Null for an empty cell, a sentence for another text. */
export function readDocument(typed: string | undefined, kindText?: string): NumberedDocument | null | string {
  if (typed === undefined) return null;
  const bare = bareDocument(typed);
  const named = kindText && plainText(kindText).replace(/[^a-z0-9]/g, '');
  const kind = named ? kinds.find(([pattern]) => pattern.test(named))?.[1] : undefined;
  if (named && !kind) return `el tipo de documento «${kindText.slice(0, 24)}» no es NIT, CC ni CE`;
  // nine digits of a company are a NIT without its check digit, also where the last one fits by chance
  if (kind !== 'CC' && kind !== 'CE' && /^[89]\d{8}$/.test(bare) && !/-\d$/.test(typed.trim()))
    return { kind: 'NIT', number: `${bare}${nitCheckDigit(bare)}` };
  for (const one of kind ? [kind] : guessesOf(bare)) {
    if (isDocument(one, bare)) return { kind: one, number: bare };
    const whole = one === 'NIT' ? completedNit(bare) : null;
    if (whole !== null) return { kind: one, number: whole };
  }
  return `el documento «${typed.slice(0, 24)}» no es un ${kind ?? 'NIT ni una cédula'}`;
}

/** Companies have a NIT of nine digits that begins with 8 or 9, and its check digit. */
const guessesOf = (bare: string): NumberedDocument['kind'][] =>
  /^[89]\d{8,9}$/.test(bare) ? ['NIT', 'CC'] : ['CC', 'CE', 'NIT'];

/** Digits of a phone without the country; null for an empty cell, undefined for another text. */
function readPhone(typed: string | undefined): string | null | undefined {
  if (typed === undefined) return null;
  const bare = bareNumber(typed).replace(/^\+?57(?=\d{10}$)/, '');
  return isPhone(bare) ? bare : undefined;
}

function readAmount(typed: string | undefined): number | null | undefined {
  if (typed === undefined) return null;
  const pesos = readPesos(typed);
  return typeof pesos === 'number' && pesos >= 0 && pesos <= MOST_PESOS ? pesos : undefined;
}

function readDays(typed: string | undefined): number | null | undefined {
  // paid at once: no days of credit
  if (typed === undefined || /^(0|contado|de contado)$/i.test(typed)) return null;
  const days = /^(\d{1,3})( d[ií]as)?$/i.exec(typed)?.[1];
  return days !== undefined && Number(days) >= 1 && Number(days) <= MOST_DAYS ? Number(days) : undefined;
}
