/** The parts that app.ts wires. */
export { settings } from './routes.ts';
