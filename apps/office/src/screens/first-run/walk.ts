import type { FirstRunStepName } from '@tonalia/contract/first-run-office';

/** The way through the steps from one of them. */
export interface FirstRunWalk {
  /** The step after this one; undefined at the last one. */
  next: FirstRunStepName | undefined;
  onNext: () => void;
  /** Absent at the first one. */
  onBack: (() => void) | undefined;
  /** To any step. */
  onGo: (step: FirstRunStepName) => void;
}
