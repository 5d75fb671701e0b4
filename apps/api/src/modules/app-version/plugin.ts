/** The parts that app.ts wires. */
export { appVersion } from './routes.ts';
