export { settings } from './routes.ts';
