import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Step } from './faults.ts';

/** The step the address names, as far as what is written allows. */
export function useStep(furthest: Step): { step: Step; isNamed: boolean } {
  const asked = useRouterState({
    select: ({ location }) => Number(new URLSearchParams(location.searchStr).get('paso') ?? 0),
  });
  const step = ([1, 2, 3] as const).find((one) => one === asked);
  return { step: step === undefined || step > furthest ? furthest : step, isNamed: step !== undefined };
}

/** After a step the focus is on the next one's heading, unless something there is wrong and has it. */
export function useHeadingFocus(step: Step): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (document.querySelector('[aria-invalid="true"]') === null) document.querySelector<HTMLElement>('h1')?.focus();
  }, [step]);
}
