/** The parts that app.ts wires. */
export { office } from './routes.ts';
