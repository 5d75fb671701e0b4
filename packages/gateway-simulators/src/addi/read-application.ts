import { type Fields, fieldsOf, isFields } from '../fields.ts';
import { type Application, newApplication } from './ledger.ts';

const MONEY = /^\d{1,10}\.\d{2}$/;
const PHONE = /^3\d{9}$/;
const DOCUMENT = /^\d{6,10}$/;
const EMAIL = /^[^@\s]+@[^@\s]+$/;

/** Validates an application: the application, or the error with its field. */
export function readApplication(sent: Fields, limits: { min: number; max: number }): Application | { field: string } {
  const client = fieldsOf(sent.client);
  const links = fieldsOf(sent.allyUrlRedirection);
  const amount = Number(sent.totalAmount);
  const field = Object.entries({
    orderId: isText(sent.orderId),
    totalAmount: isText(sent.totalAmount, MONEY) && amount >= limits.min && amount <= limits.max,
    shippingAmount: isText(sent.shippingAmount, MONEY),
    currency: sent.currency === 'COP',
    items: Array.isArray(sent.items) && sent.items.length > 0 && sent.items.every(isItem),
    idType: client.idType === 'CC',
    idNumber: isText(client.idNumber, DOCUMENT),
    firstName: isText(client.firstName),
    lastName: isText(client.lastName),
    email: isText(client.email, EMAIL),
    cellphone: isText(client.cellphone, PHONE),
    address: isPlace(client.address),
    shippingAddress: isPlace(sent.shippingAddress),
    callbackUrl: isWebAddress(links.callbackUrl),
    redirectionUrl: isWebAddress(links.redirectionUrl),
  }).find(([, isRight]) => !isRight)?.[0];
  if (field) return { field };
  return newApplication({
    orderId: String(sent.orderId),
    amount,
    name: `${String(client.firstName)} ${String(client.lastName)}`,
    callbackUrl: String(links.callbackUrl),
    redirectionUrl: String(links.redirectionUrl),
  });
}

const isText = (value: unknown, form = /\S/): boolean => typeof value === 'string' && form.test(value);
const isWebAddress = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value);
const isPlace = (value: unknown): boolean =>
  isFields(value) && isText(value.lineOne) && isText(value.city) && value.country === 'CO';
const isItem = (value: unknown): boolean =>
  isFields(value) &&
  isText(value.sku) &&
  isText(value.name) &&
  isText(value.quantity, /^\d+$/) &&
  isText(value.unitPrice, MONEY);
