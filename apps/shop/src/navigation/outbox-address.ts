import { paths } from '../paths.ts';

/** The orders to send, or one that asks. Not in `paths`, which every page loads. */
export const outboxPath = (draftId?: string): string =>
  draftId === undefined ? `${paths.home()}outbox` : `${paths.home()}outbox/${draftId}`;
