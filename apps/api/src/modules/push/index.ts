export { push } from './routes.ts';
export { forgetDevices, forgetSessionDevices } from './forget-devices.ts';
