export { marketing } from './routes.ts';
