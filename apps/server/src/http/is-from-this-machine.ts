import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../config/loopback.ts';

/**
 * Another host name that leads to this machine belongs to a page of somebody else or to a proxy. A proxy that keeps our name shows
 * by a header, or by the HTTP/1.0 that nginx and others speak to what is behind them; browsers have not spoken it for decades.
 */
export const isFromThisMachine = ({ hostname, headers, raw }: FastifyRequest) =>
  isLoopback(hostname) && raw.httpVersion !== '1.0' && !Object.keys(headers).some((name) => ofProxies.test(name));

const ofProxies =
  /^(forwarded|via|cdn-loop|true-client-ip|x-(forwarded|original|real|client|cluster|envoy|proxy)\b.*|(cf|fastly|fly|akamai)-.*)$/;
