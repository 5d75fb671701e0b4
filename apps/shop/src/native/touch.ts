import { isPhoneApp } from './target.ts';

/** A light haptic tick. Does nothing in a browser or with reduced motion. */
export function tick(): void {
  if (!isPhoneApp || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  void import('@capacitor/haptics')
    .then(({ Haptics, ImpactStyle }) => Haptics.impact({ style: ImpactStyle.Light }))
    .catch(() => null); // a phone without a vibration motor
}

/** Ticks on presses of elements with `data-tick`: one more unit, a chosen shade. */
export function tickOnTouch(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-tick]:not(:disabled)')) tick();
  });
}
