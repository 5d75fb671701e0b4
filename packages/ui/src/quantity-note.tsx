import { useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

export type QuantityNoteProps = {
  id: string;
  /** Error of the last change. It floats, so that nothing moves. */
  error: string | undefined;
  /** Remaining stock; it takes space under the control. */
  limit: string | undefined;
  /** Why the control is disabled, for screen readers. */
  reason: string | undefined;
  /** The focus moved elsewhere on the page. */
  onLeave: () => void;
};

const inFlow = 'mt-1.5 block max-w-60 text-small text-warn';
const over =
  'absolute top-[calc(2.75rem+4px)] right-0 z-toast block w-max max-w-[min(15rem,calc(100vw-16px))] rounded-swatch bg-warn-soft px-2.5 py-1.5 text-small text-warn-ink shadow-2 data-above:top-auto data-above:bottom-[calc(100%+4px)]';

/** Texts of a stepper in one live region: a floating error, or the stock in the page's flow. */
export function QuantityNote({ id, error, limit, reason, onLeave }: QuantityNoteProps) {
  const note = useRef<HTMLSpanElement>(null);
  const isOver = error !== undefined && error !== limit;

  useLayoutEffect(() => {
    const element = note.current;
    if (!isOver || !element) return undefined;
    place(element);
    return () => {
      element.style.translate = '';
      delete element.dataset['above'];
    };
  }, [isOver, error]);

  useEffect(() => {
    if (!isOver) return undefined;
    const stepper = note.current?.parentElement?.firstElementChild;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && stepper?.contains(target))) onLeave();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOver, onLeave]);

  return (
    <>
      {isOver && limit && (
        <span aria-hidden="true" className={inFlow}>
          {limit}
        </span>
      )}
      <span ref={note} id={id} aria-live="polite" className={classNames(isOver ? over : limit ? inFlow : 'sr-only')}>
        {error ?? limit ?? reason}
      </span>
    </>
  );
}

/** Distance of the note from the edge of its visible area, px. */
const MARGIN = 8;

/**
 * Moves the note into the area that its scrolling parents and the window show: sideways, and above the control. It
 * starts at the right edge of the control: overflow at the left never widens the page.
 */
function place(note: HTMLElement): void {
  const box = note.getBoundingClientRect();
  let [left, right, bottom] = [0, document.documentElement.clientWidth, window.innerHeight];
  for (let parent = note.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflow === 'visible') continue;
    const shown = parent.getBoundingClientRect();
    left = Math.max(left, shown.left);
    right = Math.min(right, shown.right);
    bottom = Math.min(bottom, shown.bottom);
  }
  const back = Math.min(0, right - MARGIN - box.right);
  const by = Math.max(back, left + MARGIN - box.left);
  if (by !== 0) note.style.translate = `${by}px`;
  if (box.bottom > bottom) note.dataset['above'] = '';
}
