import type { Session } from '../api/session/session.ts';
import { shop } from '../api/settings/shop-settings.ts';

/**
 * A link to a WhatsApp chat with prefilled `text`: with `number` (digits, with country code), else with support. Without a support
 * number WhatsApp asks for the recipient.
 */
export const whatsappLink = (text: string, number = shop().support.whatsapp ?? ''): string =>
  `https://wa.me/${number}?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}`;

/** "Luz Marina Ospina, de Salón Luz Marina"; null for a guest. */
export function whoWrites({ user, isSeller }: Session): string | null {
  if (!user) return null;
  const name = `${user.name} ${user.last_name}`;
  return user.customer && !isSeller ? `${name}, de ${user.customer.name}` : name;
}
