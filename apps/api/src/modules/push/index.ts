export { forgetDevices } from './forget-devices.ts';
