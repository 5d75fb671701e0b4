import { z } from 'zod';
import { GatewayRefused } from '../gateway.ts';
import { isRefusedStatus } from '../is-refused-status.ts';
import { requestAddi, unknownOutcome } from './request.ts';
import type { AddiSettings } from './settings.ts';
import { CLOSED } from './words.es-CO.ts';

const Token = z.object({ access_token: z.string().min(1).max(8_192) });

/** A token for one request: shared tokens expire in the middle of others' requests, so Addi asks for a new one each time. */
export async function readToken(settings: AddiSettings, timeout: number): Promise<string> {
  const { authUrl, audience, clientId, clientSecret } = settings;
  const body = { audience, grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const answer = await requestAddi(`${authUrl}/oauth/token`, timeout, { body });
  if (isRefusedStatus(answer.status)) throw new GatewayRefused(CLOSED);
  const token = answer.status === 200 ? Token.safeParse(answer.body).data : undefined;
  if (!token) throw unknownOutcome(answer);
  return token.access_token;
}
