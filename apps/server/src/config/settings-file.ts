import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Stop } from '../terminal/stop.ts';

export type Environment = Record<string, string | undefined>;

/** The data folder unless TONALIA_HOME is set. */
export const homeOf = (environment: Environment): string => resolve(environment['TONALIA_HOME']?.trim() || '.tonalia');

/**
 * The environment with the settings of `tonalia.env` in the data folder, so that the start and every command read the same ones. A
 * variable of the environment wins over the file. Throws Stop when the file cannot be read, or sets TONALIA_HOME, which is needed to find
 * it.
 */
export function withSettingsFile(environment: Environment): Environment {
  const file = join(homeOf(environment), 'tonalia.env');
  const settings = parseEnv(read(file));
  if (settings['TONALIA_HOME'] !== undefined)
    throw new Stop(`${file} no puede traer TONALIA_HOME: es la carpeta donde se busca. Ponlo en el entorno.`);
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  return { ...settings, ...Object.fromEntries(given) };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException; // as: fs errors carry a code
    if (code === 'ENOENT' || code === 'ENOTDIR') return '';
    throw new Stop(`No se pudo leer ${file}: ${message}`);
  }
}
