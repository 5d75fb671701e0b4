/** A page's message to the worker: take over from the previous one, or the files loaded before the worker existed. */
export type WorkerMessage = 'take-over' | { loaded: string[] };
