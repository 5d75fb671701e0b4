export { push } from './routes.ts';
export { forgetDevices } from './forget-devices.ts';
