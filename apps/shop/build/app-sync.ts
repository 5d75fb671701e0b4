// npm run app:sync: builds the shop as a static shell and copies it into the two native projects.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import shop from '../package.json' with { type: 'json' };
import { WrongSetting, readApiOrigin, readAppSettings } from './app-settings.ts';
import { nativeSettings } from './native-settings.ts';
import { fetchShopName } from './shop-name.ts';

const folder = join(import.meta.dirname, '..');
const program = (name: string): string => join(folder, '../../node_modules/.bin', name);
const copied = ['android/app/src/main/assets/public/index.html', 'ios/App/App/public/index.html'];

try {
  process.env.TONALIA_APP_NAME ||= (await fetchShopName(readApiOrigin(process.env))) ?? '';
  const settings = readAppSettings(process.env, shop.version);
  const hasFirebase = existsSync(join(folder, 'android/app/google-services.json'));
  const environment = {
    ...process.env,
    VITE_API_ORIGIN: settings.apiOrigin,
    VITE_LINK_HOST: settings.linkHost,
    VITE_APP_NAME: settings.name,
    VITE_WITHOUT_PUSH: hasFirebase ? '' : 'android',
  };
  run(join(import.meta.dirname, 'app-icons.ts'), ['--check']);
  run(program('vite'), ['build', '--logLevel', 'warn'], { ...environment, BUILD_TARGET: 'app' });
  for (const [file, text] of Object.entries(nativeSettings(settings))) writeFileSync(join(folder, file), text);
  run(program('cap'), ['sync'], environment);
  checkCopies();
  const { id, version, build, apiOrigin } = settings;
  if (!hasFirebase) console.log('Sin android/app/google-services.json la app de Android no recibe notificaciones.');
  console.log(`${id} ${version} (${build}) pregunta a ${apiOrigin}. Sigue docs/app.md para abrir cada proyecto.`);
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error;
  console.error(error.message);
  process.exit(1);
}

function run(script: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Capacitor reports a failed copy and continues, so the copied files are compared with the build. */
function checkCopies(): void {
  const built = readFileSync(join(folder, 'dist-app/client/index.html'));
  for (const file of copied) {
    if (!existsSync(join(folder, file)) || !readFileSync(join(folder, file)).equals(built))
      throw new WrongSetting(`La tienda no quedó copiada en ${file}; mira arriba qué dijo Capacitor.`);
  }
}
