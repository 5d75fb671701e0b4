import { useQueryClient } from '@tanstack/react-query';
import { messages } from '../../messages/es-CO.ts';
import { notify } from '../../state/notices.ts';
import { useMayBuy } from '../cart-sync/use-edit-cart.ts';
import { markOf, markOnDevice, showMark } from './marks.ts';
import type { Favourite } from './marks.ts';
import { keys } from '../queries/queries.ts';
import { useSession } from '../session/session.ts';

/**
 * Adds a product or a shade to the favourites, or removes it, at once on the screen. A guest's are stored on this device; a customer's
 * are sent to the server, and a refusal reverts the heart and shows a notice. A seller is asked to choose a customer first.
 */
export function useSetFavourite(): (thing: Favourite, isOn: boolean) => void {
  const cache = useQueryClient();
  const mayBuy = useMayBuy();
  const { isGuest } = useSession();
  return (thing, isOn) => {
    if (isGuest) markOnDevice(markOf(thing), isOn);
    else if (!mayBuy()) return;
    // A pending response may be older than the change.
    if (cache.getQueryData(keys.favouriteMarks)) void cache.cancelQueries({ queryKey: keys.favouriteMarks });
    showMark(cache, markOf(thing), isOn);
    // The code that writes is loaded with the first tap.
    import('./write.ts').then(
      ({ writeFavourite }) => void writeFavourite(cache, thing, isOn),
      () => {
        // The device has it already; only the notice is missing.
        if (isGuest) return;
        showMark(cache, markOf(thing), !isOn);
        notify({ color: 'red', message: messages.errors.offline });
      },
    );
  };
}
