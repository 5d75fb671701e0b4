/** What app.ts wires. */
export { tracking } from './routes.ts';
