import type { PackLabels, PackLine, Packing } from '@tonalia/contract/packing-office';
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const line = (id: string, code: string, units: number): PackLine => ({
  _id: id,
  code: `TS-${id}`,
  barcode: `770000000000${id}`,
  name: 'Tinte permanente',
  brand: 'Tinta Sur',
  shade: { code, name: 'Rubio', color: '#ad8e57' },
  volume: '90 ml',
  image: '/pictures/version/1',
  tile: 'piedra',
  asked: units,
  units,
  packed: 0,
  short: 0,
  replaces: null,
});

const begun = (): Packing => ({
  _id: '7',
  orderCode: 'TN-48213',
  customer: 'Peluquería Doña Luz',
  dispatchDate: null,
  part: { at: 1, of: 1 },
  route: 'Norte',
  state: 'open',
  lines: [line('1', '7.1', 2), line('2', '8.3', 3)],
  boxes: [],
  units: 5,
  packed: 0,
  missing: [],
  packedAt: null,
  packedBy: null,
  remission: null,
});

/** A server with one shipment, which keeps what is put into boxes. */
function startServer(role: 'warehouse' | 'read-only' = 'warehouse') {
  const state = { packing: begun() };
  const boxed = (number: number) => state.packing.boxes.find((box) => box.number === number);
  const settle = () => {
    const { packing } = state;
    const lines = packing.lines.map((one) => ({
      ...one,
      packed: packing.boxes
        .flatMap(({ contents }) => contents)
        .reduce((sum, { versionId, units }) => sum + (versionId === one._id ? units : 0), 0),
    }));
    const missing = lines.flatMap(({ _id, packed, units }) =>
      packed === units ? [] : [{ versionId: _id, name: `Rubio ${_id}`, units: units - packed }],
    );
    state.packing = { ...packing, lines, missing, packed: lines.reduce((sum, { packed }) => sum + packed, 0) };
    return { body: { results: state.packing } };
  };
  const units = (number: number, body: Record<string, unknown>) => {
    const box =
      boxed(number) ??
      ({
        number,
        size: 'medium',
        weight: null,
        units: 0,
        contents: [],
        closedAt: null,
        closedBy: null,
        isAboard: false,
        code: `TN48213-${number}-1`,
      } as const);
    const versionId = String(body['versionId']);
    const contents = [
      ...box.contents.filter((one) => one.versionId !== versionId),
      { versionId, units: Number(body['units']) },
    ];
    const sum = contents.reduce((all, one) => all + one.units, 0);
    const others = state.packing.boxes.filter((one) => one.number !== number);
    state.packing = {
      ...state.packing,
      boxes: [...others, { ...box, contents, units: sum }].toSorted((a, b) => a.number - b.number),
    };
    return settle();
  };
  const close = (number: number, body: Record<string, unknown>) => {
    state.packing = {
      ...state.packing,
      boxes: state.packing.boxes.map((box) =>
        box.number === number
          ? { ...box, weight: Number(body['weight']), closedAt: '2026-11-23T15:00:00Z', closedBy: 'Ana' }
          : box,
      ),
    };
    return settle();
  };
  const base = '/api/purchase/office/shipments/7';
  const asked = answerWith({
    'GET /api/office/me': () => signedIn(role),
    'GET /api/purchase/office/orders/TN-48213/packing': () => settle(),
    [`PUT ${base}/boxes/1/units`]: ({ body }) => units(1, body),
    [`PUT ${base}/boxes/2/units`]: ({ body }) => units(2, body),
    [`POST ${base}/boxes/1/close`]: ({ body }) => close(1, body),
    [`POST ${base}/pack`]: () => refusal(409, 'PACKING_INCOMPLETE', 'Faltan unidades por empacar.'),
  });
  return { state, asked, base };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a tick puts all that is open into the box, a reader one, and a closed box opens the next (OFC-204)', async () => {
  const { asked, base, state } = startServer();
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  renderOffice('/empacar/TN-48213');
  await screen.findByRole('heading', { name: 'Empacar TN-48213' });
  await press('Poner todas en la caja: 7.1 Rubio');
  await userEvent.keyboard('7700000000002{Enter}');
  await waitFor(() => expect(state.packing.packed).toBe(3));
  expect(asked[`PUT ${base}/boxes/1/units`]?.map(({ body }) => body)).toEqual([
    { versionId: '1', units: 2, was: 0 },
    { versionId: '2', units: 1, was: 0 },
  ]);
  await press('Cerrar caja 1');
  expect((await screen.findByRole('alert')).textContent).toBe('Escribe el peso en kg, como 11,8.');
  await userEvent.type(screen.getByLabelText('Peso'), '11,8');
  await press('Cerrar caja 1');
  await screen.findByRole('button', { name: 'Cerrar caja 2' });
  expect(asked[`POST ${base}/boxes/1/close`]?.at(-1)?.body).toEqual({ size: 'medium', weight: 11_800 });
  expect(String(opened.mock.calls[0]?.[0])).toContain('/oficina/empacar/TN-48213/guias?caja=1');
  opened.mockRestore();
});

test('a code of another order is named, and nothing goes into the box (OFC-204)', async () => {
  const { state } = startServer();
  renderOffice('/empacar/TN-48213');
  await screen.findByRole('heading', { name: 'Empacar TN-48213' });
  await userEvent.keyboard('7709999999999{Enter}');
  expect(await screen.findByText('7709999999999 no va en este pedido.')).toBeDefined();
  expect(state.packing.packed).toBe(0);
});

test('a role that only reads packs nothing (OFC-204)', async () => {
  startServer('read-only');
  renderOffice('/empacar/TN-48213');
  await screen.findByRole('heading', { name: 'Empacar TN-48213' });
  expect(screen.getByRole('button', { name: 'Poner todas en la caja: 7.1 Rubio' })).toHaveProperty('disabled', true);
});

const labels: PackLabels = {
  orderCode: 'TN-48213',
  customer: 'Peluquería Doña Luz',
  person: 'Luz Dary Pineda',
  phone: '310 555 01 73',
  address: 'Cl. 63 # 24-18, local 1',
  city: 'Bogotá',
  warehouse: 'Bogotá',
  route: 'Norte',
  day: '2026-11-23',
  until: '16:00',
  collects: false,
  boxes: [{ number: 1, weight: 11_800, code: 'TN48213-1-2' }],
  sender: { name: 'Tonalia S.A.S.', address: 'Cra. 68D # 17-40, Bogotá' },
};

test('the bars and the square of a label are read back as the code of its box (OFC-204)', async () => {
  answerWith({
    'GET /api/office/me': () => signedIn('warehouse'),
    'GET /api/purchase/office/orders/TN-48213/packing': () => ({ body: { results: begun() } }),
    'GET /api/purchase/office/shipments/7/labels': () => ({ body: { results: labels } }),
  });
  renderOffice('/empacar/TN-48213/guias?caja=1');
  const [square, bars] = await screen.findAllByRole('img', { name: 'TN48213-1-2' });
  await waitFor(() => expect(bars?.querySelectorAll('rect').length).toBeGreaterThan(10));
  expect(decoded(barsOf(bars), BarcodeFormat.CODE_128)).toBe('TN48213-1-2');
  expect(decoded(squareOf(square), BarcodeFormat.QR_CODE)).toBe('TN48213-1-2');
  expect(screen.getByText('Recibe hasta 4:00 p. m.')).toBeDefined();
});

interface Picture {
  width: number;
  height: number;
  dark: (x: number, y: number) => boolean;
}

const QUIET = 20;

/** The drawn bars, one pixel for each unit of the drawing, with white around. */
function barsOf(svg: Element | undefined): Picture {
  const rects = [...(svg?.querySelectorAll('g rect') ?? [])].map((rect) => ({
    x: Number(rect.getAttribute('x')),
    width: Number(rect.getAttribute('width')),
  }));
  const width = Math.max(...rects.map(({ x, width: own }) => x + own)) + 2 * QUIET;
  return { width, height: 60, dark: (x) => rects.some((one) => x - QUIET >= one.x && x - QUIET < one.x + one.width) };
}

const MODULE = 4;

/** The drawn modules of a QR code, four pixels each. */
function squareOf(svg: Element | undefined): Picture {
  const path = svg?.querySelector('path')?.getAttribute('d') ?? '';
  const modules = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`));
  const size = Number(svg?.getAttribute('viewBox')?.split(' ')[2]);
  const at = (pixel: number) => Math.floor((pixel - QUIET) / MODULE);
  const width = size * MODULE + 2 * QUIET;
  return { width, height: width, dark: (x, y) => modules.has(`${at(x)} ${at(y)}`) };
}

function decoded({ width, height, dark }: Picture, format: BarcodeFormat): string {
  const pixels = Uint8ClampedArray.from({ length: width * height }, (_, at) =>
    dark(at % width, Math.floor(at / width)) ? 0 : 255,
  );
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [format]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, width, height)));
  return new MultiFormatReader().decode(bitmap, hints).getText();
}
