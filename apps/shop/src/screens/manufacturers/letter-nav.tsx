import { Icon } from '@tonalia/ui/icon';
import { brandMessages } from '../../messages/brands.es-CO.ts';
import { ALPHABET, OTHERS, stopsOf } from './letters.ts';

/** Stops that fit on a phone, 44 px each, besides the one for the first brands. */
const MOST_STOPS = 11;
export const FIRST = 'primeras';
export const placeOf = (letter: string): string => `letra-${letter}`;

interface LetterNavProps {
  letters: readonly string[];
  /** The letter in view. */
  current: string | null;
}

/** Scrolls to the brands of a letter and focuses the first. */
function goTo(letter: string): void {
  const place = document.getElementById(placeOf(letter));
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector('a')?.focus({ preventScroll: true });
}

/** At the right edge of a phone: the letters with brands; neighbours share a stop when there are many. */
export function LetterRail({
  letters,
  current,
  hasFirst,
  areMine,
}: LetterNavProps & { hasFirst: boolean; areMine: boolean }) {
  const look =
    'flex min-h-11 flex-1 items-center justify-center rounded-control text-[0.78125rem] leading-none font-[650] whitespace-nowrap text-text-2 aria-[current]:bg-brand-soft aria-[current]:text-brand-text';
  return (
    <nav
      aria-label={brandMessages.letters}
      className="no-scrollbar fixed right-0.5 bottom-[calc(66px+var(--safe-bottom))] top-[calc(132px+var(--safe-top))] z-1 flex w-11 flex-col overflow-y-auto lg:hidden"
    >
      {hasFirst && (
        <button
          type="button"
          className={look}
          aria-label={brandMessages.goTo(areMine ? brandMessages.mine : brandMessages.bestsellers)}
          aria-current={current === FIRST || undefined}
          onClick={() => goTo(FIRST)}
        >
          <Icon name={areMine ? 'history' : 'flame'} size="sm" />
        </button>
      )}
      {stopsOf(letters, MOST_STOPS).map(({ text, letter, letters: own }) => (
        <button
          key={text}
          type="button"
          className={look}
          aria-label={brandMessages.goTo(text)}
          aria-current={(current !== null && own.includes(current)) || undefined}
          onClick={() => goTo(letter)}
        >
          {text}
        </button>
      ))}
    </nav>
  );
}

/** On a desktop: the whole alphabet; letters without brands are disabled. */
export function LetterBar({ letters, current }: LetterNavProps) {
  const shown = letters.includes(OTHERS) ? [...ALPHABET, OTHERS] : ALPHABET;
  return (
    <nav
      aria-label={brandMessages.letters}
      className="sticky top-[76px] z-1 mb-6 flex justify-between border-y border-line bg-canvas py-1 max-lg:hidden"
    >
      {shown.map((letter) => (
        <button
          key={letter}
          type="button"
          disabled={!letters.includes(letter)}
          aria-label={brandMessages.goTo(letter)}
          aria-current={current === letter || undefined}
          className="h-11 min-w-0 flex-1 rounded-control text-[0.9375rem] font-[650] disabled:font-medium disabled:text-text-disabled aria-[current]:bg-brand-soft aria-[current]:text-brand-text"
          onClick={() => goTo(letter)}
        >
          {letter}
        </button>
      ))}
    </nav>
  );
}
