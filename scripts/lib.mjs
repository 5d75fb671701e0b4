// Shared by the commands. Runs on any Node from 20.19 and before anything is installed, so it has no dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The project's own Node, which runs TypeScript directly. */
export const node = join(root, 'node_modules/.bin/node');
export const bin = (name) => join(root, 'node_modules/.bin', name);

/**
 * The child finds the project's Node first. Node keeps the compiled code of its files, TypeScript included: a process that starts again
 * needs half the processor time.
 */
export const environment = (extra = {}) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tonalia/compiled'),
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  ...extra,
});

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Exits with 1 after one sentence. */
export function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Installs when node_modules does not match the lock file. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Se necesita Node 20.19 o más nuevo; este es ${process.versions.node}.`);
  const stamp = cacheFile('installed');
  const wanted = hashOf(['package-lock.json']);
  const isThere = existsSync(node) && existsSync(join(root, 'node_modules/.package-lock.json'));
  if (isThere && (read(stamp) === wanted || isInstalledLike())) {
    write(stamp, wanted);
    return;
  }
  say('Instalando dependencias (npm ci)…');
  // npm shows its progress. Its engine warnings are about the caller's Node and do not apply.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: '' },
  });
  if (status !== 0) fail('npm ci no terminó bien; revisa la conexión y vuelve a intentarlo.');
  write(stamp, wanted);
}

/** Whether a node_modules installed by hand has the packages of the lock file, one by one. */
function isInstalledLike() {
  const packages = (file) => Object.entries(JSON.parse(read(join(root, file)) || '{}').packages ?? {});
  const installed = new Map(packages('node_modules/.package-lock.json').map(([name, { version }]) => [name, version]));
  return packages('package-lock.json').every(
    ([name, { version, optional, link }]) =>
      !name.startsWith('node_modules/') ||
      link ||
      installed.get(name) === version ||
      (optional && !installed.has(name)),
  );
}

const sharedSources = [
  'packages/ui',
  'packages/contract',
  'packages/rules',
  'scripts/compressed-copies.ts',
  'package-lock.json',
];
const shopSources = ['apps/shop', ...sharedSources];

/** What the server serves to browsers: the shop and the office, each with a file that its build writes last. */
const builds = [
  { app: 'shop', name: 'Tienda', sources: shopSources, made: 'apps/shop/dist/server/server.js' },
  { app: 'office', name: 'Oficina', sources: ['apps/office', ...sharedSources], made: 'apps/office/dist/index.html' },
];

/** Builds the shop and the office when a source file of theirs changed since the last build. */
export async function ensureBuilt() {
  await Promise.all(builds.map(ensureAppIsBuilt));
}

async function ensureAppIsBuilt({ app, name, sources, made }) {
  const stamp = cacheFile(`${app}-built`);
  const wanted = hashOf(sources);
  if (read(stamp) === wanted && existsSync(join(root, made))) return;
  say(`Construyendo: ${name}…`);
  const start = performance.now();
  const { code, output } = await run(bin('vite'), ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps', app) });
  if (code !== 0) fail(`${output}\nNo se pudo construir: ${name}.`);
  write(stamp, wanted);
  say(`  ✓ ${name} construida ${seconds(performance.now() - start)}`);
}

/** The app's API address in builds for the journeys, which replace it by their own server's. */
const appOrigin = 'https://api.tonalia.invalid';

/** Builds the phone app's shell for the journeys when a source file changed since the last build. */
export async function ensureAppBuilt() {
  // Stored in the build's folder, so that another build removes it.
  const stamp = join(root, 'apps/shop/dist-app/client/built-for.txt');
  const wanted = `${appOrigin}\n${hashOf(shopSources)}`;
  if (read(stamp) === wanted) return;
  say('Construyendo la app…');
  const start = performance.now();
  const { code, output } = await run(bin('vite'), ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/shop'),
    env: { BUILD_TARGET: 'app', VITE_API_ORIGIN: appOrigin },
  });
  if (code !== 0) fail(`${output}\nLa app no se pudo construir.`);
  write(stamp, wanted);
  say(`  ✓ App construida ${seconds(performance.now() - start)}`);
}

/**
 * Runs a program to its end and returns its exit code and output. With `show`, it prints directly. After `minutes` it is killed:
 * `isLate`.
 */
export function run(command, args, { cwd = root, env = {}, show = false, minutes } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment({ ...(!show && { NO_COLOR: '1' }), ...env }),
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let isLate = false;
    const limit = minutes && setTimeout(() => (isLate = child.kill('SIGKILL')), minutes * 60_000);
    const end = (code) => {
      clearTimeout(limit);
      resolve({ code: code ?? 1, output: isLate ? `${output}\nNot ended after ${minutes} minutes.` : output, isLate });
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', end);
    // Its child processes may outlive it and keep its output open.
    child.on('exit', (code) => setTimeout(() => end(code), 5000).unref());
  });
}

/**
 * Acts as another program, as far as Node can: forwards signals and exits with its code. The child notices our end through its IPC
 * channel, and we watch npm, so that a `kill -9` of any of them ends the rest in order.
 */
export function become(args, { env = {}, cwd = root } = {}) {
  const child = spawn(node, args, { cwd, env: environment(env), stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) watchParent(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}

/** npm runs us through a shell that outlives it, so both are watched. */
function watchParent(onGone) {
  const chain = () => `${process.ppid} ${isNpm(process.ppid) ? '' : parentOf(process.ppid)}`;
  const atFirst = chain();
  const timer = setInterval(() => {
    if (chain() === atFirst) return;
    clearInterval(timer);
    onGone();
  }, 250);
  timer.unref();
}

function isNpm(pid) {
  return /^(npm|node)\b.*\bnpm?\b/.test(read(`/proc/${pid}/cmdline`).replaceAll('\0', ' '));
}

/** The parent's pid from /proc; without /proc only the shell is watched. */
function parentOf(pid) {
  return read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1] ?? '';
}

/** The fingerprint of source files and folders, without generated files. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesIn(join(root, path)))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const generated = new Set(['node_modules', 'dist', 'dist-app', '.tanstack', '.cache', 'android', 'ios']);

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !generated.has(entry.name) && !/\.test\.tsx?$|\.gen\.ts$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]));
}

export function seconds(ms) {
  return `${(ms / 1000).toFixed(1).replace('.', ',')} s`;
}

function cacheFile(name) {
  return join(root, 'node_modules/.cache/tonalia', name);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
