import { beforeAll } from 'vitest';
import { useApi } from './build-app.ts';
import { makeOperator, officeCaller } from './make-operator.ts';
import { type OfficeCaller, makePickable, makeWave, missing, readWave, sendPicks, unitsOf } from './make-waves.ts';
import { testTransitions } from './transitions.ts';

const api = useApi({ hasGateway: true });
let call: OfficeCaller;
let operatorId: string;
beforeAll(async () => {
  const { cookie, ...owner } = await makeOperator(api.db, { role: 'owner', isConfirmed: true });
  call = officeCaller(api, cookie);
  operatorId = owner.operatorId;
});

/** A wave of one order of two units. */
interface OneOrderWave {
  code: string;
  version: number;
  orderCode: string;
  shipmentId: string;
  versionId: string;
}

const at = (code: string, act = '') => `/api/purchase/office/waves/${code}${act}`;
const pick = ({ code, versionId }: OneOrderWave, units: number) =>
  call(`POST ${at(code, '/picks')}`, { picks: [unitsOf(versionId, units)] });
const report = ({ code, versionId, shipmentId }: OneOrderWave, units: number) =>
  call(`POST ${at(code, '/picks')}`, { picks: [missing(versionId, { [shipmentId]: units })] });
const assign = ({ code, version }: OneOrderWave) => call(`PUT ${at(code)}`, { operatorId, leavesAt: '14:30', version });
const dispatch = ({ code }: OneOrderWave) => call(`POST ${at(code, '/dispatch')}`, {});

async function wave(...acts: ((one: OneOrderWave) => Promise<unknown>)[]): Promise<OneOrderWave> {
  const order = await makePickable(api);
  const code = await makeWave(call, [order.shipmentId]);
  const versionId = order.product.versions[0]?.id ?? '';
  const read = async () => {
    const { version } = await readWave(call, code);
    return { code, version, orderCode: order.orderCode, shipmentId: order.shipmentId, versionId };
  };
  for (const act of acts) await act(await read());
  return read();
}
const pickAll = ({ code, versionId }: OneOrderWave) => sendPicks(call, code, [unitsOf(versionId, 2)]);

/** The acts on a wave (OFC-202, OFC-203): units are counted once, and what is missing waits for a decision. */
testTransitions(() => api.db, 'a wave', {
  states: {
    new: () => wave(),
    assigned: () => wave(assign),
    'half picked': () => wave((one) => pick(one, 1)),
    'with a shortage': () => wave((one) => report(one, 1)),
    picked: () => wave(pickAll),
    dispatched: () => wave(pickAll, dispatch),
  },
  acts: {
    assign,
    'pick one unit': (one) => pick(one, 1),
    'take a unit back': (one) => pick(one, -1),
    'report a shortage': (one) => report(one, 2),
    leave: ({ code, shipmentId }) => call(`POST ${at(code, '/leave')}`, { shipmentIds: [shipmentId] }),
    dispatch,
  },
  table: {
    assign: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
    'pick one unit': ['ok', 'ok', 'ok', 'ok', 'same', 'same'],
    'take a unit back': ['same', 'same', 'ok', 'same', 'ok', 'same'],
    // what is picked is not missing
    'report a shortage': ['ok', 'ok', 'ok', 'ok', 'same', 'same'],
    leave: ['ok', 'ok', 'ok', 'ok', 'ok', 'same'],
    dispatch: [...Array<string>(4).fill('SHIPMENT_NOT_PICKED'), 'ok', 'same'],
  },
});
