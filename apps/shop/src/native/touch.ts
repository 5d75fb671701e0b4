import { isPhoneApp } from './target.ts';

/** A light tick under the finger, as a phone gives when something falls into place. Nothing in a browser, nor where less movement is wanted. */
export function tick(): void {
  if (!isPhoneApp || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  void import('@capacitor/haptics')
    .then(({ Haptics, ImpactStyle }) => Haptics.impact({ style: ImpactStyle.Light }))
    .catch(() => null); // a phone without a motor
}

/** Ticks for whatever says that it wants to be felt (`data-tick`): a unit more, a shade chosen. */
export function tickOnTouch(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-tick]:not(:disabled)')) tick();
  });
}
