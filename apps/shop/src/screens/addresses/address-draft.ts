import type { Address } from '@tonalia/contract/auth';
import { noPlace } from '../../features/place-picker/place-picker.tsx';
import type { Municipality } from '../../features/place-picker/place-picker.tsx';
import { addressOf, draftOf, noStreet } from '../../features/street-builder/street-draft.ts';
import type { StreetDraft } from '../../features/street-builder/street-draft.ts';

/** An address being edited. */
export interface AddressDraft {
  place: Municipality;
  street: StreetDraft;
  title: string;
  fixed: boolean;
}

export const emptyAddress: AddressDraft = { place: noPlace, street: noStreet, title: '', fixed: false };

export function draftOfAddress({ address, title, fixed, ...where }: Address): AddressDraft {
  const { stateid: stateId, state, cityid: cityId, city } = where;
  return { place: { stateId, state, cityId, city }, street: draftOf(address), title, fixed };
}

/** The request body. */
export interface AddressBody {
  title: string;
  address: string;
  cityid: string;
  stateid: string;
  fixed: boolean;
}

export const bodyOf = ({ place, street, title, fixed }: AddressDraft): AddressBody => ({
  title: title.trim(),
  address: addressOf(street),
  cityid: place.cityId,
  stateid: place.stateId,
  fixed,
});
