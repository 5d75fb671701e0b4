import { useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages/es-CO.ts';
import { notify } from '../notices.ts';
import { useMayBuy } from './cart.ts';
import { markOf, showMark } from './favourite-queries.ts';
import type { Favourite } from './favourite-queries.ts';
import { keys } from './queries.ts';

/**
 * Keeps a product or a shade at hand, or no longer: at once on the screen; when the server refuses, it goes back and says why.
 * Who cannot keep anything is led on, as who wants to buy.
 */
export function useSetFavourite(): (thing: Favourite, isOn: boolean) => void {
  const cache = useQueryClient();
  const mayKeep = useMayBuy();
  return (thing, isOn) => {
    if (!mayKeep()) return;
    // An answer on its way tells of before.
    if (cache.getQueryData(keys.favouriteMarks)) void cache.cancelQueries({ queryKey: keys.favouriteMarks });
    showMark(cache, markOf(thing), isOn);
    // What writes comes with the first tap.
    import('./favourite-writes.ts').then(
      ({ writeFavourite }) => void writeFavourite(cache, thing, isOn),
      () => {
        showMark(cache, markOf(thing), !isOn);
        notify({ color: 'red', message: messages.errors.offline });
      },
    );
  };
}
