import type { CallKey } from '@tonalia/contract/call';
import type { OfficeCall } from '@tonalia/contract/office-call';
import { errorSchema } from './error-schema.ts';

/** Method and address of a call of the service `name`: "GET /orders/{orderId}" is served at `/api/purchase/orders/:orderId`. */
export function routeOfCall(name: string, key: CallKey): { method: string; url: string } {
  const space = key.indexOf(' ');
  const path = key.slice(space + 1).replace(/\{(\w+)\}/g, ':$1');
  return { method: key.slice(0, space), url: `/api/${name}${path}` };
}

/** The schemas of a call as Fastify validates and serialises by them; `tag` groups it in the document of the API. */
export const schemaOfCall = ({ params, query, headers, body, response, errors }: OfficeCall, tag: string) => ({
  tags: [tag],
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(headers && { headers }),
  ...(body && { body }),
  response: { 200: response, ...errorSchema(errors) },
});
