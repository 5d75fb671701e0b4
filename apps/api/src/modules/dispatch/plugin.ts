/** What app.ts wires. */
export { dispatch } from './routes.ts';
