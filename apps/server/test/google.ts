import { generateKeyPairSync, randomUUID, verify } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { z } from 'zod';
import type { FcmSettings } from '../src/messages/fcm.ts';

const PROJECT = 'tonalia-pruebas';
const EMAIL = 'push@tonalia-pruebas.iam.gserviceaccount.com';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });

/** A message as FCM's HTTP v1 reference describes the used fields; anything else is refused as there. */
const FcmMessage = z.strictObject({
  token: z.string().min(1),
  notification: z.strictObject({ title: z.string(), body: z.string() }),
  data: z.record(z.string().regex(/^(?!from$|gcm|google)/), z.string()),
  android: z.strictObject({
    priority: z.enum(['normal', 'high']),
    ttl: z.string().regex(/^\d{1,7}(\.\d+)?s$/),
    collapse_key: z.string(),
    notification: z.strictObject({ tag: z.string(), channel_id: z.string() }),
  }),
  apns: z.strictObject({
    headers: z.strictObject({
      'apns-priority': z.enum(['5', '10']),
      'apns-expiration': z.string().regex(/^\d+$/),
      'apns-collapse-id': z.string().max(64),
    }),
    payload: z.strictObject({ aps: z.strictObject({ sound: z.string() }) }),
  }),
});
export type FcmMessage = z.infer<typeof FcmMessage>;

type FakeResponse = (response: ServerResponse) => void;

/** A double of Google that follows its documentation: gives tokens for assertions of our key, and accepts push messages. */
export interface Google {
  settings: FcmSettings;
  /** The pushes that phones showed, oldest first. */
  shown: FcmMessage[];
  /** Number of requests so far. */
  requestCounts: { tokens: number; messages: number };
  /** Phones that are gone, by token, with FCM's code for it. */
  dead: Map<string, 'UNREGISTERED' | 'INVALID_ARGUMENT'>;
  /** Responses to the next messages instead of the usual ones. */
  next: FakeResponse[];
  /** Responses to the next token requests. */
  nextToken: FakeResponse[];
  /** The lifetime of a token, in seconds. */
  tokensLast: number;
  /** Revokes all tokens. */
  takeTokensBack(): void;
  stop(): Promise<void>;
  /** Starts again after `stop`, at the same address. */
  start(): Promise<void>;
}

/** An error response of FCM. */
export const refuse =
  (status: number, canonical: string, details: object[] = [], headers: Record<string, string> = {}): FakeResponse =>
  (response) => {
    const error = { code: status, message: 'Not the token fcm-secreto-0001 again', status: canonical, details };
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error }));
  };

export const fcmError = (errorCode: string) => ({
  '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError',
  errorCode,
});
export const badField = (field: string) => ({
  '@type': 'type.googleapis.com/google.rpc.BadRequest',
  fieldViolations: [{ field, description: 'Invalid value' }],
});

const deaths = {
  UNREGISTERED: refuse(404, 'NOT_FOUND', [fcmError('UNREGISTERED')]),
  INVALID_ARGUMENT: refuse(400, 'INVALID_ARGUMENT', [fcmError('INVALID_ARGUMENT'), badField('message.token')]),
};

export async function startGoogle(): Promise<Google> {
  const given = new Set<string>();
  let port = 0;
  let server = createServer();
  const google: Google = {
    settings: { url: '', projectId: PROJECT, clientEmail: EMAIL, privateKey, keyId: 'key-1', tokenUri: '' },
    shown: [],
    requestCounts: { tokens: 0, messages: 0 },
    dead: new Map(),
    next: [],
    nextToken: [],
    tokensLast: 3_599,
    takeTokensBack: () => given.clear(),
    async start() {
      server = createServer((request, response) => void serve(request, response));
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo); // as: it listens on TCP
      const url = `http://127.0.0.1:${port}`;
      Object.assign(google.settings, { url, tokenUri: `${url}/token` });
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    const route = `${request.method} ${request.url}`;
    if (route === 'POST /token') return issueToken(new URLSearchParams(body), response);
    if (route === `POST /v1/projects/${PROJECT}/messages:send`) return receiveMessage(request, body, response);
    return refuse(404, 'NOT_FOUND')(response);
  }

  function issueToken(form: URLSearchParams, response: ServerResponse): void {
    google.requestCounts.tokens += 1;
    const scripted = google.nextToken.shift();
    if (scripted) return scripted(response);
    const isGrant = form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    if (!isGrant || !isValidAssertion(form.get('assertion') ?? '', google.settings.tokenUri)) {
      return void response.writeHead(400).end(JSON.stringify({ error: 'invalid_grant' }));
    }
    const token = `ya29.${randomUUID()}`;
    given.add(token);
    const answer = { access_token: token, expires_in: google.tokensLast, token_type: 'Bearer' };
    return void response.writeHead(200).end(JSON.stringify(answer));
  }

  function receiveMessage({ headers }: IncomingMessage, body: string, response: ServerResponse): void {
    google.requestCounts.messages += 1;
    const scripted = google.next.shift();
    if (scripted) return scripted(response);
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    if (!given.has(token)) return refuse(401, 'UNAUTHENTICATED')(response);
    const read = z.strictObject({ message: FcmMessage }).safeParse(JSON.parse(body));
    const wrong = read.error?.issues[0]?.path.join('.');
    if (!read.success) return refuse(400, 'INVALID_ARGUMENT', [badField(wrong ?? '')])(response);
    const { message } = read.data;
    const death = google.dead.get(message.token);
    if (death) return deaths[death](response);
    google.shown.push(message);
    const name = `projects/${PROJECT}/messages/${google.shown.length}`;
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ name }));
  }

  await google.start();
  return google;
}

/** Whether our account signed the assertion a moment ago, for this use and at most an hour. */
function isValidAssertion(assertion: string, tokenUri: string): boolean {
  const [header = '', claims = '', signature = ''] = assertion.split('.');
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${header}.${claims}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return false;
  const now = Date.now() / 1_000;
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  const isKind = z.object({ alg: z.literal('RS256'), typ: z.literal('JWT'), kid: z.literal('key-1') });
  const isSaid = z.object({
    iss: z.literal(EMAIL),
    scope: z.literal(SCOPE),
    aud: z.literal(tokenUri),
    iat: z
      .number()
      .min(now - 60)
      .max(now + 60),
    exp: z.number().max(now + 3_660),
  });
  return isKind.safeParse(read(header)).success && isSaid.safeParse(read(claims)).success;
}

/** The service account in Firebase's format. */
export const accountFile = (over: object = {}) =>
  JSON.stringify({
    type: 'service_account',
    project_id: PROJECT,
    private_key_id: 'key-1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: EMAIL,
    token_uri: 'https://oauth2.googleapis.com/token',
    ...over,
  });
