import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Code with texts that reach customers without the demo; excludes tests and operator-only output. */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|css|html|svg|webmanifest|json)$/.test(file))
  .filter(
    (file) =>
      !/\.test\.tsx?$|\/test\/|^packages\/(demo|gateway-simulators)\/|\/(android|ios)\/|package\.json$/.test(file),
  );

/** Lines that may name it, with the reason. */
const allowed: Record<string, RegExp> = {
  // The drawn wordmark and its page of examples.
  'packages/ui/src/wordmark.tsx': /Tonalia/,
  'packages/ui/src/gallery/': /./,
  // Names of fonts in a style sheet.
  'packages/ui/src/tokens.css': /Tonalia/,
  'packages/ui/src/fonts.css': /'Tonalia \w+ fallback'/,
  // The credentials of older phone apps; no browser gets them.
  'packages/contract/src/guest.ts': /invitado@demo/,
  // Read by operators at a terminal.
  'apps/server/src/':
    /new Stop|inicia Tonalia|`Tonalia ya está|Tonalia está lista|a Tonalia that|como https:|debe ser como/,
  'apps/shop/build/': /TONALIA_APP|como https:|'Tonalia'|tonalia\.co/,
};

/** Comments are not served: the builds remove them. */
const isComment = (line: string) => /^\s*(?:\/?\*|\/\/)/.test(line);
const names = /Tonalia|@(?:demo\.)?tonalia\.co|900\.?555\.?014|573105550100|576015550100|Calle 57 # 9-41/;

test("nothing outside the demo names the demo's company · D-01", () => {
  const found = sources.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const mayBe = Object.entries(allowed).find(([place]) => file.startsWith(place))?.[1];
    return lines
      .filter((line) => names.test(line) && !isComment(line) && !mayBe?.test(line))
      .map((line) => `${file}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});
