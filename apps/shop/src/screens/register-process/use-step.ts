import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { RegistrationStep } from './registration-errors.ts';

/** The step in the address, at most the first incomplete one. */
export function useStep(furthest: RegistrationStep): { step: RegistrationStep; isNamed: boolean } {
  const requestedStep = useRouterState({
    select: ({ location }) => Number(new URLSearchParams(location.searchStr).get('paso') ?? 0),
  });
  const step = ([1, 2, 3] as const).find((one) => one === requestedStep);
  return { step: step === undefined || step > furthest ? furthest : step, isNamed: step !== undefined };
}

/** Focuses the heading of the next step, unless an invalid field there has the focus. */
export function useHeadingFocus(step: RegistrationStep): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (document.querySelector('[aria-invalid="true"]') === null) document.querySelector<HTMLElement>('h1')?.focus();
  }, [step]);
}
