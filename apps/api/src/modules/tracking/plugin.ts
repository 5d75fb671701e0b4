/** The parts that app.ts wires. */
export { tracking } from './routes.ts';
