import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyAnswer, RegistrationAnswer } from '@tonalia/contract/office-passkeys';

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');

/** What a browser tells an authenticator. */
export interface AskedBy {
  challenge: string;
  origin: string;
  rpId: string;
}

/** COSE names of the parts of a P-256 key. */
const COSE = { kty: 1, alg: 3, crv: -1, x: -2, y: -3 };
const EC2 = 2;
const ES256 = -7;
const P256 = 1;
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** An authenticator in software, as a browser would use it; each use counts. */
export function makeAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const state = { counter: 0 };
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [COSE.kty, EC2],
      [COSE.alg, ES256],
      [COSE.crv, P256],
      [COSE.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [COSE.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  const dataOf = (rpId: string, flags: number, counter: number, more = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, more]);
  };
  const clientData = (type: string, { challenge, origin }: AskedBy): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id: base64(id), rawId: base64(id), type: 'public-key' as const, clientExtensionResults: {} };
  const answerOf = (asked: AskedBy, flags: number, counter: number): PasskeyAnswer => {
    const data = clientData('webauthn.get', asked);
    const authenticatorData = dataOf(asked.rpId, flags, counter);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()]);
    return {
      ...credential,
      response: {
        clientDataJSON: base64(data),
        authenticatorData: base64(authenticatorData),
        signature: base64(sign('sha256', signed, privateKey)),
      },
    };
  };
  return {
    register(asked: AskedBy): RegistrationAnswer {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = dataOf(asked.rpId, USER_PRESENT | HAS_CREDENTIAL, state.counter, attested);
      const object = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0], // as: the library's own type of CBOR is not exported
      );
      const response = {
        clientDataJSON: base64(clientData('webauthn.create', asked)),
        attestationObject: base64(object),
      };
      return { ...credential, response };
    },
    /** With a finger, a face or a PIN. */
    verify(asked: AskedBy): PasskeyAnswer {
      return answerOf(asked, USER_PRESENT | USER_VERIFIED, (state.counter += 1));
    },
    /** `counter` of a copy of the authenticator. */
    use(asked: AskedBy, counter: number = (state.counter += 1)): PasskeyAnswer {
      return answerOf(asked, USER_PRESENT, counter);
    },
  };
}
