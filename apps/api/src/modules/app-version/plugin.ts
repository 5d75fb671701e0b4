/** What app.ts wires. */
export { appVersion } from './routes.ts';
