export { purchase } from './routes.ts';
