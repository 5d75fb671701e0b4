import type { FirstRunStepName } from '@tonalia/contract/first-run-office';

/** What a module knows of a step of the first run. */
export interface FirstRunReading {
  /** Empty when the step is done. */
  missing: string[];
  /** What there is: a name for the screen, and how many. */
  name: string | null;
  count: number;
}

/** Reads a step of the first run from the data of its module. */
export interface FirstRunCheck {
  step: FirstRunStepName;
  read: () => Promise<FirstRunReading>;
}
