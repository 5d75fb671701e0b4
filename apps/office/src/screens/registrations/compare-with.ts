import type { OfficeRegistration, RegistrationTwin } from '@tonalia/contract/customers-office';
import { formatAgo } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { formatPhone, nationalNumber } from '@tonalia/rules/phone';
import { readableDocument } from '../../features/printed-order/readable-document.ts';
import { registrationTexts as texts } from '../../messages/registrations.es-CO.ts';

/** One fact of a registration beside that of a customer; null is unknown. */
export interface ComparedRow {
  name: string;
  mine: string | null;
  theirs: string | null;
  isSame: boolean;
  /** The debt of the customer. */
  isDebt?: true;
}

/** The facts of a registration beside those of a customer. The server decides which documents, mails and addresses are equal. */
export function compareWith(registration: OfficeRegistration, twin: RegistrationTwin, now: Date): ComparedRow[] {
  const row = (name: string, of: (one: OfficeRegistration | RegistrationTwin) => string | null): ComparedRow => {
    const [mine, theirs] = [of(registration), of(twin)];
    return { name, mine, theirs, isSame: mine !== null && mine === theirs };
  };
  const marked = (one: ComparedRow, what: RegistrationTwin['same'][number]): ComparedRow => ({
    ...one,
    isSame: twin.same.includes(what),
  });
  return [
    marked(
      row(texts.document, ({ document }) => document && readableDocument(document)),
      'document',
    ),
    row(texts.person, ({ person }) => person),
    row(texts.phone, ({ phone }) => phone && formatPhone(nationalNumber(phone))),
    marked(
      row(texts.email, ({ email }) => email),
      'email',
    ),
    marked(
      row(texts.street, ({ street }) => street),
      'street',
    ),
    row(texts.city, ({ city }) => city),
    row(texts.seller, ({ seller }) => (typeof seller === 'string' ? seller : (seller?.name ?? null))),
    row(texts.tradeList, ({ tradeType }) => tradeType),
    { name: texts.lastOrder, mine: null, theirs: lastOrderWords(twin, now) ?? texts.noOrder, isSame: false },
    ...(twin.owed
      ? [{ name: texts.owed, mine: null, theirs: formatPesos(twin.owed), isSame: false, isDebt: true } as const]
      : []), // as: the flag
  ];
}

/** When a customer last ordered: "hace 12 días"; undefined without an order. */
export const lastOrderWords = ({ lastOrderOn }: Pick<RegistrationTwin, 'lastOrderOn'>, now: Date): string | undefined =>
  lastOrderOn === null ? undefined : formatAgo(new Date(`${lastOrderOn}T12:00:00-05:00`), now);
