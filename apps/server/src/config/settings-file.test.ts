import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withSettingsFile } from './settings-file.ts';

const home = mkdtempSync(join(tmpdir(), 'tonalia-settings-'));
afterAll(() => rmSync(home, { recursive: true }));

const write = (text: string) => writeFileSync(join(home, 'tonalia.env'), text);
const settings = (environment = {}) => withSettingsFile({ TONALIA_HOME: home, ...environment });

test('the settings file in the data folder is part of the environment, and the environment wins', () => {
  write('# La tienda\nPORT=8080\nMAIL_FROM="Salón Aurora <hola@aurora.co>"\nDEMO=off\n');
  expect(settings({ PORT: '9090', DEMO: ' ' })).toEqual({
    TONALIA_HOME: home,
    PORT: '9090',
    MAIL_FROM: 'Salón Aurora <hola@aurora.co>',
    DEMO: 'off',
  });
});

test('without a settings file only the environment counts', () => {
  expect(withSettingsFile({ TONALIA_HOME: join(home, 'none'), PORT: '1' })).toMatchObject({ PORT: '1' });
});

test('a settings file that sets its own folder is refused with one sentence', () => {
  write('TONALIA_HOME=/elsewhere\n');
  expect(() => settings()).toThrow(/tonalia\.env no puede traer TONALIA_HOME/);
});
