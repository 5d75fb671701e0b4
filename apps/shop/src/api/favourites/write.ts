import type { QueryClient } from '@tanstack/react-query';
import { favouriteMessages } from '../../messages/favourites.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { notify } from '../../state/notices.ts';
import { paths } from '../../paths.ts';
import { sentenceOf } from '../http/api-error.ts';
import { call } from '../http/client.ts';
import { markOf, markOnDevice, showMark } from './marks.ts';
import type { Favourite } from './marks.ts';
import { keys } from '../queries/queries.ts';
import { currentSession } from '../session/session.ts';

/** The last write of each mark, so that taps on one heart reach the server in order. */
const queue = new Map<string, Promise<void>>();

/** Sends the favourite that the screen already shows to the server, and shows a notice. A guest's is on the device already. */
export function writeFavourite(cache: QueryClient, thing: Favourite, isOn: boolean): Promise<void> {
  if (currentSession().isGuest) {
    notifyChange(cache, thing, isOn);
    return Promise.resolve();
  }
  const mark = markOf(thing);
  const isLast = () => queue.get(mark) === mine;
  const mine: Promise<void> = (queue.get(mark) ?? Promise.resolve())
    .then(() => write(cache, thing, isOn, isLast))
    .finally(() => {
      if (isLast()) queue.delete(mark);
    });
  queue.set(mark, mine);
  return mine;
}

async function write(cache: QueryClient, thing: Favourite, isOn: boolean, isLast: () => boolean): Promise<void> {
  const { productId, versionCode } = thing;
  try {
    await call('products', isOn ? 'POST /favorite/add' : 'POST /favorite/remove-item', {
      body: { productId, versionCode },
    });
    if (!cache.getQueryData(keys.favouriteMarks)) void cache.invalidateQueries({ queryKey: keys.favouriteMarks });
    if (isLast()) notifyChange(cache, thing, isOn);
  } catch (cause) {
    // A newer tap has its own write.
    if (!isLast()) return;
    showMark(cache, markOf(thing), !isOn);
    notify({ color: 'red', message: sentenceOf(cause) });
  } finally {
    // Not refetched now: the visible list keeps its order, so that a removed favourite can return to its place.
    if (isLast()) void cache.invalidateQueries({ queryKey: keys.favourites, refetchType: 'none' });
  }
}

function notifyChange(cache: QueryClient, thing: Favourite, isOn: boolean): void {
  if (isOn) {
    notify({
      color: 'white',
      message: favouriteMessages.saved,
      action: { text: messages.shell.see, href: paths.favorites() },
    });
    return;
  }
  const undo = () => {
    showMark(cache, markOf(thing), true);
    if (currentSession().isGuest) markOnDevice(markOf(thing), true);
    void writeFavourite(cache, thing, true);
  };
  notify({ color: 'white', message: favouriteMessages.removed, action: { text: favouriteMessages.undo, onAct: undo } });
}
