/** What happens later: a bank that decides, an event that is sent again. */
export interface Agenda {
  now(): Date;
  later(ms: number, job: () => Promise<void> | void): void;
}

/** By the machine's clock; a process that ends waits for nothing of it. */
export const realAgenda: Agenda = {
  now: () => new Date(),
  later: (ms, job) => void setTimeout(() => void job(), ms).unref(),
};

export interface HeldAgenda extends Agenda {
  /** Does what is due by the clock, and what becomes due by it, in its order. */
  run(): Promise<void>;
}

/** By a clock that somebody else sets: nothing happens but in `run`. */
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
