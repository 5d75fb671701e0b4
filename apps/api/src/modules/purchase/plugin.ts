/** What app.ts wires: routes, payment worker, outbox listeners, and what auth asks when an account closes. */
export { closingOrders } from './closing/closing-orders.ts';
export { forgetCustomer, forgetEnded, forgetMember } from './closing/forget-customer.ts';
export { notifyAlerts } from './notifications/notify-alerts.ts';
export { notifyTransfer } from './notifications/notify-transfer.ts';
export { notifyOrder } from './notifications/notify-order.ts';
export { startPaymentWorker } from './payment/payment-worker.ts';
export { catchUpWithPresale, followPresale } from './presale/follow-presale.ts';
export { presaleArrivals } from './presale/hold-arrivals.ts';
export { purchase } from './routes.ts';
