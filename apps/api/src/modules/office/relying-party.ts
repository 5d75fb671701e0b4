import { OfficeError } from '@tonalia/contract/office-errors';

/** The site that passkeys belong to: its domain, and the origin that browsers report. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Browsers take its plain http for safe. */
const LOCAL = 'localhost';

/** The relying party of a public address; undefined where browsers have no passkeys: plain http that is not this machine. */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isPossible = protocol === 'https:' || hostname === LOCAL;
  return isPossible ? { id: hostname, origin } : undefined;
}

/** PASSKEYS_UNAVAILABLE. */
export function requireRelyingParty(publicUrl: string): RelyingParty {
  const party = relyingPartyOf(publicUrl);
  if (!party) throw new OfficeError('PASSKEYS_UNAVAILABLE');
  return party;
}
