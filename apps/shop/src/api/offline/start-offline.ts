import { isOnline, watchConnection } from '../../native/connection.ts';
import { isGoodConnection } from '../../native/good-connection.ts';
import { once } from '../../state/once.ts';
import { currentSession, watchSession } from '../session/session.ts';
import { download, showKept, signedInSeller } from './download.ts';
import { forgetKept, readKept } from './kept-offline.ts';
import { hasOfflineMark, setOfflineMark } from './offline-mark.ts';

/** Younger data are not asked for again, in ms. */
const FRESH = 10 * 60_000;

/** Keeps what a seller takes along: downloads it at the start and when the network returns, and deletes it when the session ends. */
export const startOffline = once((): void => {
  watchSession(keepOrForget);
  watchConnection(() => void (isOnline() ? refresh() : openHeld()));
  keepOrForget();
});

function keepOrForget(): void {
  if (signedInSeller() !== null) void refresh();
  else if (hasOfflineMark() && currentSession().isGuest) void forgetOffline().catch(() => null);
}

/** Deletes everything that was taken along; the mark goes last, so that an interruption is made good at the next start. */
export async function forgetOffline(): Promise<void> {
  await forgetKept();
  setOfflineMark(false);
  showKept(null);
}

/** Makes the search ready when the network is lost, before the first words are typed. */
async function openHeld(): Promise<void> {
  if (signedInSeller() !== null)
    await import('./recognise-held.ts').then(({ prepareHeld }) => prepareHeld()).catch(() => null);
}

async function refresh(): Promise<void> {
  const sellerId = signedInSeller();
  if (sellerId === null) return;
  const kept = await readKept(sellerId);
  showKept(kept);
  const isFresh = kept !== null && Date.now() - Date.parse(kept.at) < FRESH;
  // the button downloads elsewhere too
  if (!isFresh && isOnline() && isGoodConnection()) await download();
  // A browser keeps the code for later, because it cannot load it without a network.
  void import('./recognise-held.ts').catch(() => null);
  void import('./search-held.ts').then(({ loadSearch }) => loadSearch()).catch(() => null);
}
