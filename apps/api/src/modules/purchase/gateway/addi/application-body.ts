import { type Charge, GatewayRefused } from '../gateway.ts';
import type { AddiSettings } from './settings.ts';
import { NO_CELL_PHONE, NOT_HERE } from './words.es-CO.ts';

/** Addi takes pesos with centavos, as text. */
export const money = (pesos: number): string => `${pesos}.00`;

/**
 * The body of `POST /v1/online-applications`. It has one item with the whole amount: Addi need not know the products, and part of
 * the order may be paid otherwise.
 */
export function applicationBody(settings: AddiSettings, charge: Charge): Record<string, unknown> {
  const { reference, amount, instrument, address, description } = charge;
  if (instrument.type !== 'lender' || !address) throw new GatewayRefused(NOT_HERE);
  const cellphone = /^57(3\d{9})$/.exec(charge.phone)?.[1];
  if (!cellphone) throw new GatewayRefused(NO_CELL_PHONE);
  const place = { lineOne: address.street, city: address.city, country: 'CO' };
  return {
    orderId: reference,
    totalAmount: money(amount),
    shippingAmount: money(0),
    totalTaxesAmount: money(0),
    currency: 'COP',
    items: [
      {
        sku: reference,
        name: description,
        quantity: '1',
        unitPrice: money(amount),
        tax: money(0),
        pictureUrl: settings.logoUrl,
        category: 'belleza',
      },
    ],
    client: {
      idType: 'CC',
      idNumber: instrument.document,
      ...namesOf(charge),
      email: charge.email,
      cellphone,
      cellphoneCountryCode: '+57',
      address: place,
    },
    shippingAddress: place,
    billingAddress: place,
    allyUrlRedirection: {
      logoUrl: settings.logoUrl,
      callbackUrl: settings.callbackUrl,
      redirectionUrl: charge.returnUrl,
    },
  };
}

/** Addi requires both names; they fall back to the first and last word of the full name. */
function namesOf({ name, firstName, lastName }: Charge): { firstName: string; lastName: string } {
  const words = name.split(/\s+/);
  return { firstName: firstName || (words[0] ?? name), lastName: lastName || (words.at(-1) ?? name) };
}
