import type { CartView } from '@tonalia/contract/purchase';
import type { DeskCart } from '@tonalia/contract/purchase-place';
import { findCredit, listAddressesOf, listContacts } from '../../../customers/index.ts';
import { viewCart } from '../../cart/view-cart.ts';
import { listDeliveryWindows } from '../../checkout/list-delivery-windows.ts';
import { findPaymentMethods } from '../../checkout/payment-methods.ts';
import { listCartCoupons } from '../../coupon/list-coupons.ts';
import type { DeskCall, DeskContext } from './desk-call.ts';

/** An operator's cart for a customer, with all that can be chosen. `view` is the cart when a change just returned it. */
export async function readDeskCart(context: DeskContext, call: DeskCall, view?: CartView): Promise<DeskCart> {
  const { db } = context;
  const { customerId } = call.buyer;
  const [cart, customer, addresses, windows, methods, coupons] = await Promise.all([
    view ?? viewCart(context, call),
    readCustomer(context, call),
    listAddressesOf(db, customerId),
    listDeliveryWindows(context, call),
    // without gateways: paying at once needs the customer's own card or bank
    findPaymentMethods({ ...context, gateways: [] }, call),
    listCartCoupons(context, call),
  ]);
  return { ...cart, customer, addresses, windows: windows.results, methods, coupons };
}

async function readCustomer({ db }: DeskContext, { buyer, seesCredit }: DeskCall): Promise<DeskCart['customer']> {
  const [[contact], credit] = await Promise.all([
    listContacts(db, [buyer.customerId]),
    seesCredit ? findCredit(db, buyer.customerId) : undefined,
  ]);
  const { document = null, phone = null, person = null, seller = null, isBlocked = false } = contact ?? {};
  return {
    _id: buyer.customerId,
    name: buyer.customerName,
    document,
    phone,
    person,
    seller,
    approval: buyer.approval,
    isBlocked,
    credit: credit ? { available: credit.available, overdue: credit.overdue } : null,
  };
}
