import { faultyParts, readStreet, writeStreet } from '@tonalia/rules/street';
import type { Street } from '@tonalia/rules/street';
import { registrationMessages } from '../../messages/registration.es-CO.ts';

/** An address being entered: in parts, or as free text (`rural`) when it has no numbers. */
export interface StreetDraft {
  rural: string | null;
  street: Street;
}

export const noStreet: StreetDraft = {
  rural: null,
  street: { road: 'calle', number: '', crossing: '', plate: '', complement: '' },
};

/** Splits an address into parts for editing; one that has no parts stays free text. */
export function draftOf(address: string): StreetDraft {
  const street = readStreet(address);
  return street ? { rural: null, street } : { ...noStreet, rural: address };
}

const SHORTEST = 5;

/** The error text of an incomplete address; undefined once it is complete. */
export function streetFault({ rural, street }: StreetDraft): string | undefined {
  if (rural !== null) {
    return rural.trim().length < SHORTEST ? registrationMessages.street.ruralMissing : undefined;
  }
  return faultyParts(street).length > 0 ? registrationMessages.street.incomplete : undefined;
}

/** The address in one line, as it is sent. Only valid when `streetFault` is undefined. */
export const addressOf = ({ rural, street }: StreetDraft): string => rural?.trim() ?? writeStreet(street);
