/** The parts that app.ts wires: the routes, and the outbox listener that forgets a closed account. */
export { forgetNotices } from './forget-notices.ts';
export { notices } from './routes.ts';
