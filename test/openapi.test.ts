import { dispatchDriverApi } from '@tonalia/contract/dispatch-driver';
import { officeServices } from '@tonalia/contract/office-services';
import { services } from '@tonalia/contract/services';
import { expect, test } from 'vitest';
import { committed, describe as describeApi } from '../scripts/openapi.ts';

test('docs/openapi.json matches the routes; `npm run openapi` updates it', async () => {
  expect(JSON.parse(await committed())).toEqual(JSON.parse(await describeApi()));
});

test('every call of the contract is a route', async () => {
  const { paths } = JSON.parse(await describeApi()) as { paths: Record<string, Record<string, unknown>> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const promised = [
    ...Object.entries(services),
    ...Object.entries(officeServices),
    ['purchase', dispatchDriverApi] as const,
  ].flatMap(([service, calls]) => Object.keys(calls).map((key) => key.replace(' ', ` /api/${service}`)));
  expect(described.toSorted()).toEqual(promised.toSorted());
});
