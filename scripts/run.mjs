// node scripts/run.mjs FILE.ts […]: runs a TypeScript file with the project's Node.
import { become, ensureInstalled, fail } from './lib.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) fail('Uso: node scripts/run.mjs ARCHIVO.ts […]');
ensureInstalled();
become([file, ...args]);
