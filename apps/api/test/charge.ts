import type { Charge } from '../src/modules/purchase/gateway/gateway.ts';

/** A charge as `process-payment.ts` requests it, paid with Nequi. */
export const anyCharge: Charge = {
  reference: 'TN-8F3K2-1',
  amount: 184_900,
  email: 'marta@salon.example',
  name: 'Marta Ríos',
  firstName: 'Marta',
  lastName: 'Ríos',
  phone: '573105550142',
  address: { street: 'Calle 10 # 20-30', city: 'Medellín' },
  acceptance: 'a',
  personalData: 'p',
  instrument: { type: 'nequi', phone: '3991111111' },
  returnUrl: 'https://tienda.example/home/purchase/order/finalizing-payment?orderCode=TN-8F3K2',
  description: 'Pedido TN-8F3K2',
};
