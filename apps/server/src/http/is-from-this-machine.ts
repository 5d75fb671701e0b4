import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../config/loopback.ts';

/**
 * Another host name belongs to a foreign page (DNS rebinding) or to a proxy. A proxy that keeps our host name is detected by its headers,
 * or by HTTP/1.0, which nginx and others use to upstreams and browsers no longer do.
 */
export const isFromThisMachine = ({ hostname, headers, raw }: FastifyRequest) =>
  isLoopback(hostname) && raw.httpVersion !== '1.0' && !Object.keys(headers).some((name) => ofProxies.test(name));

const ofProxies =
  /^(forwarded|via|cdn-loop|true-client-ip|x-(forwarded|original|real|client|cluster|envoy|proxy)\b.*|(cf|fastly|fly|akamai)-.*)$/;
