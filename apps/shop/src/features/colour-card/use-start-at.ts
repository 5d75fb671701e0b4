import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Frames in which the rows above the shade may still change their height. */
const SETTLING_FRAMES = 12;

/**
 * Scrolls the shade `code` to the middle of the list and focuses it, once the dialog is open. Waits some frames, because the effects of
 * a child run before its dialog opens, without a layout. Another `asked` shows the same shade again.
 */
export function useStartAt(list: RefObject<HTMLElement | null>, code: string | null, request: number): void {
  useEffect(() => {
    if (code === null) return;
    let left = SETTLING_FRAMES;
    let isFocused = false;
    let frame = requestAnimationFrame(show);
    function show() {
      const tile = tileOf(list.current, code);
      if (tile?.closest('dialog')?.open) {
        tile.scrollIntoView({ block: 'center' });
        if (!isFocused) [...tile.querySelectorAll('button')].at(-1)?.focus({ preventScroll: true });
        isFocused = true;
      }
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(show);
    }
    const stop = () => cancelAnimationFrame(frame);
    const box = list.current;
    box?.addEventListener('wheel', stop, { passive: true, once: true });
    box?.addEventListener('touchstart', stop, { passive: true, once: true });
    return () => {
      stop();
      box?.removeEventListener('wheel', stop);
      box?.removeEventListener('touchstart', stop);
    };
  }, [list, code, request]);
}

function tileOf(list: HTMLElement | null, code: string | null): HTMLElement | undefined {
  const tiles = [...(list?.querySelectorAll<HTMLElement>('[data-shade]') ?? [])];
  return tiles.find((tile) => tile.dataset['shade'] === code);
}
