import type { OfficeRegistration, RegistrationTwin } from '@tonalia/contract/customers-office';
import { registrationTexts as texts } from '../../messages/registrations.es-CO.ts';

/** One fact of a registration beside that of a customer; null is unknown. */
export interface ComparedRow {
  name: string;
  mine: string | null;
  theirs: string | null;
  isSame: boolean;
}

/** The facts of a registration beside those of a customer. The server decides which documents and addresses are equal. */
export function compareWith(
  registration: OfficeRegistration,
  twin: RegistrationTwin,
  phoneWords: (phone: string) => string,
): ComparedRow[] {
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
      row(texts.document, ({ document }) => document),
      'document',
    ),
    row(texts.person, ({ person }) => person),
    row(texts.phone, ({ phone }) => phone && phoneWords(phone)),
    row(texts.email, ({ email }) => email),
    marked(
      row(texts.street, ({ street }) => street),
      'street',
    ),
    row(texts.city, ({ city }) => city),
    row(texts.seller, ({ seller }) => (typeof seller === 'string' ? seller : (seller?.name ?? null))),
    row(texts.tradeList, ({ tradeType }) => tradeType),
  ];
}
