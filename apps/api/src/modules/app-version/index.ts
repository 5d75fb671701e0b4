export { appVersion } from './routes.ts';
