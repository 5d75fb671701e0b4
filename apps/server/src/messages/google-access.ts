import { type KeyObject, sign } from 'node:crypto';
import { z } from 'zod';
import { fetchJson } from '../../../api/src/platform/http/fetch-json.ts';

/** The fields of a Google service account that are needed to sign. */
export interface ServiceAccount {
  clientEmail: string;
  privateKey: KeyObject;
  keyId: string | undefined;
  /** The address that exchanges a signed assertion for an access token. */
  tokenUri: string;
}

export interface GoogleAccess {
  /** An access token valid for some more minutes. Concurrent callers share one request. */
  token(signal: AbortSignal): Promise<string>;
  /** Drops a token that was refused. */
  drop(refused: string): void;
}

const Given = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** In seconds: the longest lifetime Google accepts for an assertion. */
const SIGNED_FOR = 3_600;
/** In ms: how long before its expiry a token is no longer used. */
const BEFORE_ITS_END = 5 * 60_000;
const MOST_BYTES = 64 * 1024;

/** Gets access tokens of a Google API for a service account, with a self-signed assertion (RFC 7523) and no Google library. */
export function googleAccess(account: ServiceAccount, scope: string, now: () => number = Date.now): GoogleAccess {
  let cached: { token: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  async function requestToken(signal: AbortSignal): Promise<string> {
    const requestedAt = now();
    const body = new URLSearchParams({ grant_type: GRANT, assertion: assertion(account, scope, requestedAt) });
    const request = { method: 'POST', body, signal };
    const answer = await fetchJson('Google', account.tokenUri, request, MOST_BYTES);
    const given = answer.status === 200 ? Given.safeParse(answer.body).data : undefined;
    // the response body may contain the account
    if (!given) throw new Error(`Google gave no token (${answer.status})`);
    cached = { token: given.access_token, until: requestedAt + given.expires_in * 1_000 - BEFORE_ITS_END };
    return cached.token;
  }

  return {
    token(signal) {
      if (cached && now() < cached.until) return Promise.resolve(cached.token);
      asking ??= requestToken(signal).finally(() => {
        asking = undefined;
      });
      return asking;
    },
    drop(refused) {
      if (cached?.token === refused) cached = undefined;
    },
  };
}

function assertion({ clientEmail, privateKey, keyId, tokenUri }: ServiceAccount, scope: string, now: number): string {
  const iat = Math.floor(now / 1_000);
  const header = { alg: 'RS256', typ: 'JWT', kid: keyId };
  const claims = { iss: clientEmail, scope, aud: tokenUri, iat, exp: iat + SIGNED_FOR };
  const signed = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
}
