/** The parts that app.ts wires: the routes, and the outbox listener of closed accounts. */
export { marketing } from './routes.ts';
export { forgetSearches } from './search/forget-searches.ts';
