import { settings } from '../../../api/src/platform/settings/registry.ts';
import { missingSettings } from '../../../api/src/platform/settings/settings.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { Stop } from '../terminal/stop.ts';

/** Refuses a public start while the owner's name and texts are missing. */
export async function requireSettings(db: Database): Promise<void> {
  const missing = await missingSettings(db);
  if (missing.length === 0) return;
  const named = missing.map((key) => `${settings[key].label} (${key})`).join(', ');
  throw new Stop(
    `Para abrir la tienda a otros falta definir: ${named}. Defínelos con npm run settings -- set CLAVE VALOR.`,
  );
}
