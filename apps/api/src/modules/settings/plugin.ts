/** What app.ts wires. */
export { settings } from './routes.ts';
