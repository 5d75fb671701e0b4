/** The parts that app.ts wires: the routes, and the outbox listeners that send push messages. */
export { addressNotice } from './address-notice.ts';
export { forgetDevices, forgetSessionDevices } from './forget-devices.ts';
export { pushToPhone } from './push-to-phone.ts';
export { push } from './routes.ts';
