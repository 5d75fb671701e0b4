/** The headers of every response. */
export function commonHeaders(requestId: string): Record<string, string> {
  return { 'x-request-id': requestId, 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' };
}
