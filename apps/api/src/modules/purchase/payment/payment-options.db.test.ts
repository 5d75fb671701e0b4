import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPool } from '../../../platform/pool.ts';
import { paymentOptions } from './payment-options.ts';
import { wompiGateway } from '../gateway/wompi/wompi.ts';

test('a gateway that refuses our key is unavailable to buyers, and the log has the reason', async () => {
  const wompi = createServer((_, response) =>
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"type":"INVALID_ACCESS_TOKEN"}}'),
  ).listen(0, '127.0.0.1');
  await once(wompi, 'listening');
  const db = createPool({ url: 'postgresql://unused.invalid' });
  onTestFinished(async () => {
    wompi.close();
    await db.end();
  });
  const { port } = wompi.address() as AddressInfo; // as: it listens on TCP
  const keys = { publicKey: 'pub_test_x', privateKey: 'prv_test_x', eventsSecret: 'e', integritySecret: 'i' };
  const gateway = wompiGateway({ url: `http://127.0.0.1:${port}/v1`, ...keys });
  const actor = { sessionId: '', identityId: '', role: 'Admin customer', client: 'web' } as const;
  const owner = {
    customerId: '',
    customerName: '',
    cityId: '',
    tradeTypeId: '',
    agreedFor: null,
    warehouseId: '',
    weekdays: null,
  };
  const buyer = {
    ...owner,
    hasCoverage: true,
    approval: 'approved',
    approvalReason: null,
    paymentDays: null,
    member: null,
  } as const;
  await expect(paymentOptions(db, [gateway], actor, buyer)).rejects.toMatchObject({
    code: 'GATEWAY_UNAVAILABLE',
    cause: { message: 'Wompi answered 401 (INVALID_ACCESS_TOKEN)' },
  });
});
