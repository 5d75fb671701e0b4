import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.rules.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const android = `${mozilla} (Linux; Android 15; SM-A556E) ${webkit}`;
const iphone = `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const windows = `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit}`;
const mac = `${mozilla} (Macintosh; Intel Mac OS X 10_15_7)`;

test.each([
  [`${android} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome en Android'],
  [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet en Android'],
  [`${mozilla} (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0`, 'Firefox en Android'],
  [`${iphone} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari en iPhone'],
  [`${iphone} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome en iPhone'],
  [`${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge en Windows'],
  [`${windows} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera en Windows'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`, 'Safari en Mac'],
  [`${mozilla} (X11; CrOS x86_64 16181.61.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome en ChromeOS'],
  [`${mozilla} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox en Linux'],
  [`${mozilla} (iPad; CPU OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari en iPad'],
  ['curl/8.5.0', 'Navegador'],
  ['', 'Navegador'],
])('%s is %s', (userAgent, device) => expect(describeDevice('web', userAgent)).toBe(device));

test.each([
  [`${android} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36`, 'Aplicación en Android'],
  [`${iphone} Mobile/15E148`, 'Aplicación en iPhone'],
  ['', 'Aplicación'],
])('the app in %s is %s', (userAgent, device) => expect(describeDevice('app', userAgent)).toBe(device));
