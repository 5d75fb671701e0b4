import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { usePreferences } from '../../components/preferences.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { usePlaces } from './use-places.ts';

/** How long G waits for its second letter, in ms. */
const CHORD_MS = 1_200;

/** `[` folds the menu; G and then a letter goes to a page. */
export function useGoKeys(): void {
  const { isFolded, change } = usePreferences();
  const navigate = useNavigate();
  const places = usePlaces().flat();
  const begunAt = useRef(Number.NEGATIVE_INFINITY);
  const second = (letter: string, at: number) => {
    const place = places.find((one) => one.letter === letter);
    if (!place || at - begunAt.current > CHORD_MS) return undefined;
    return () => void navigate({ to: place.to });
  };
  useKeys({
    '[': () => change({ isFolded: !isFolded }),
    g: ({ timeStamp }) => (begunAt.current = timeStamp),
  });
  // before the letters of the screen: G A goes to a page where A alone is an act
  useKeys(
    Object.fromEntries(
      places.map(({ letter }) => [
        letter,
        ({ timeStamp }: KeyboardEvent) => {
          const go = second(letter, timeStamp);
          if (!go) return false;
          begunAt.current = Number.NEGATIVE_INFINITY;
          return go();
        },
      ]),
    ),
    { first: true },
  );
}
