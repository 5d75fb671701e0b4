import {
  type BackReason,
  type Delivery,
  type RefusalReason,
  reasonsWithPhoto,
} from '@tonalia/contract/dispatch-driver';

/** Wrong codes of a stop after which only a signature counts: guessing four digits takes thousands. */
export const MOST_WRONG_CODES = 5;

/** Refusals that show no door. */
const withoutDoor: readonly RefusalReason[] = ['no_money'];

/** What a delivery says besides its money: the ids of photos that must have arrived, in groups of which one suffices. */
export function photosNeeded(delivery: Delivery): string[][] {
  if (delivery.result === 'refused') return withoutDoor.includes(delivery.reason) ? [] : [delivery.photoIds];
  const signed = delivery.proof.kind === 'signature' ? [[delivery.proof.photoId]] : [];
  if (delivery.result === 'delivered') return signed;
  return [...signed, ...delivery.back.filter(({ reason }) => needsPhoto(reason)).map(({ photoIds }) => photoIds)];
}

/** Whether units that come back for this reason have a photo. */
export const needsPhoto = (reason: BackReason): boolean => reasonsWithPhoto.includes(reason);
