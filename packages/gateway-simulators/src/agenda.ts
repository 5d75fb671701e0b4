/** Scheduled work: a bank's decision, a webhook's retry. */
export interface Agenda {
  now(): Date;
  later(ms: number, job: () => Promise<void> | void): void;
}

/** Uses the machine's clock; its timers do not keep a process alive. */
export const realAgenda: Agenda = {
  now: () => new Date(),
  later: (ms, job) => void setTimeout(() => void job(), ms).unref(),
};

/** An agenda for tests: time passes when the caller says so. */
export interface HeldAgenda extends Agenda {
  /** Runs everything that is due, and everything that becomes due by it, in order. */
  run(): Promise<void>;
}

/** Uses a clock that the caller sets: work runs only in `run`. */
export function heldAgenda(now: () => Date): HeldAgenda {
  const jobs: { at: number; job: () => Promise<void> | void }[] = [];
  const takeDue = () => {
    const due = jobs.filter(({ at }) => at <= now().getTime()).toSorted((one, other) => one.at - other.at)[0];
    return due && jobs.splice(jobs.indexOf(due), 1)[0];
  };
  return {
    now,
    later: (ms, job) => void jobs.push({ at: now().getTime() + ms, job }),
    async run() {
      for (let next = takeDue(); next; next = takeDue()) await next.job();
    },
  };
}
