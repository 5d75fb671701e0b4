/** The parts that app.ts wires. */
export { followPlaces } from './places.ts';
export { tracking } from './routes.ts';
