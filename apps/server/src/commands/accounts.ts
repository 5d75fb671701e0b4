import { isEmail } from '@tonalia/rules/email';
import { toE164 } from '@tonalia/rules/phone';
import { type BlockOutcome, setBlocked } from '../../../api/src/modules/auth/index.ts';
import { readDatabaseClock } from '../../../api/src/platform/database-clock.ts';
import { runCommand, Stop } from '../terminal/stop.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Uso: npm run accounts -- block CORREO-O-CELULAR
     npm run accounts -- unblock CORREO-O-CELULAR`;

interface AccountTask {
  account: string;
  email: string | null;
  phoneE164: string | null;
  isBlocked: boolean;
}

/** Parses the command line. Throws Stop with one sentence when it is wrong. */
function readTask([verb, who, ...rest]: string[]): AccountTask {
  if ((verb !== 'block' && verb !== 'unblock') || !who || rest.length > 0) throw new Stop(USAGE);
  const email = isEmail(who) ? who.toLowerCase() : null;
  const phoneE164 = toE164(who.replace(/^\+57/, '')) ?? null;
  if (email === null && phoneE164 === null) throw new Stop(`«${who}» no es un correo ni un celular.`);
  return { account: who, email, phoneE164, isBlocked: verb === 'block' };
}

const outcomeTexts: Record<BlockOutcome, (task: AccountTask) => string> = {
  none: ({ account }) => `Nadie ingresa con «${account}».`,
  same: ({ isBlocked }) => (isBlocked ? 'Ya estaba bloqueada.' : 'No estaba bloqueada.'),
  done: ({ isBlocked }) =>
    isBlocked ? 'Bloqueada; todas sus sesiones quedaron cerradas.' : 'Desbloqueada; ya puede ingresar de nuevo.',
};

/** `npm run accounts`: blocks an account, or unblocks it. */
async function run(): Promise<void> {
  const task = readTask(process.argv.slice(2));
  await withDatabase(async (db) => {
    const outcome = await setBlocked(db, await readDatabaseClock(db), task);
    if (outcome === 'none') throw new Stop(outcomeTexts.none(task));
    console.log(`  ${outcomeTexts[outcome](task)}`);
  });
}

await runCommand(run);
