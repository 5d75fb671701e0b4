import { useQuery } from '@tanstack/react-query';
import { lineName } from '@tonalia/rules/line-name';
import { Icon } from '@tonalia/ui/icon';
import { iconButtonClass } from '@tonalia/ui/icon-button';
import { sellerDayQuery, suggestedOrderQuery } from '../../../api/queries/seller-day.ts';
import { suggestedMessages as words } from '../../../messages/suggested-order.es-CO.ts';
import { whatsappLink } from '../../../navigation/whatsapp-link.ts';

/** Asks the customer by WhatsApp whether it wants what is due: products and units, without prices. */
export function SuggestedWhatsapp({ customerId }: { customerId: string }) {
  const { data: suggested } = useQuery(suggestedOrderQuery(customerId));
  const { data: day } = useQuery(sellerDayQuery);
  const customer = day?.customers.find((one) => one.customerId === customerId);
  const due = suggested?.lines.filter(({ isDue }) => isDue) ?? [];
  if (!customer || due.length === 0) return null;
  const lines = due.map(({ match, quantity }) => words.askLine(quantity, lineName(match)));
  const text = words.ask(customer.contact?.split(' ')[0] ?? customer.name, lines);
  return (
    <a
      href={whatsappLink(text, customer.phone?.replace('+', '') ?? '')}
      target="_blank"
      rel="noreferrer"
      aria-label={words.askByWhatsapp}
      className={iconButtonClass()}
    >
      <Icon name="whatsapp" size="lg" />
    </a>
  );
}
