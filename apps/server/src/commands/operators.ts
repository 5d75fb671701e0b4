import { userInfo } from 'node:os';
import { OfficeError } from '@tonalia/contract/office-errors';
import { officeErrorText } from '@tonalia/contract/office-error-texts.es-CO';
import { officeRoleNames } from '@tonalia/contract/office-rights.es-CO';
import {
  type OperatorRow,
  addOperator,
  changeOperator,
  inviteAgain,
  listOperators,
  removeOperator,
} from '../../../api/src/modules/office/index.ts';
import { readDatabaseClock } from '../../../api/src/platform/database-clock.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { type OperatorTask, readOperatorTask } from './operators-arguments.ts';
import { runCommand, Stop } from '../terminal/stop.ts';
import { withDatabase } from './with-database.ts';

const stages = { invited: 'invitación pendiente', enrolling: 'sin segundo factor', active: 'activo' };

/** `npm run operators`: lists the operators of the office, adds one, changes a role, invites again, ends an access. */
async function run(): Promise<void> {
  const task = readOperatorTask(process.argv.slice(2));
  await withDatabase(
    async (db, { publicUrl }) => {
      const said = answer(db, publicUrl, task).catch((error: unknown) => {
        throw error instanceof OfficeError ? new Stop(officeErrorText(error.code)) : error;
      });
      console.log(await said);
    },
    { max: 2 },
  );
}

/** The account of the machine is the author in audit events. */
const author = { by: userInfo().username };

async function answer(db: Database, publicUrl: string, task: OperatorTask): Promise<string> {
  // The link is printed, and passed on by hand.
  const context = { db, clock: await readDatabaseClock(db), publicUrl, hasMail: false };
  if (task.do === 'list')
    return (await listOperators(db)).map(lineOf).join('\n') || '  La oficina no tiene operadores.';
  if (task.do === 'add') return linkLine((await addOperator(context, task.operator, author)).link);
  const operator = await operatorNamed(db, task.email);
  switch (task.do) {
    case 'role': {
      const { id, name, version } = operator;
      await changeOperator(db, { id, name, version, role: task.role }, author);
      return `  ${name}: ${officeRoleNames[task.role]}.`;
    }
    case 'invite':
      return linkLine((await inviteAgain(context, operator.id, author)).link);
    case 'leave':
      await removeOperator(db, operator.id, author);
      return `  ${operator.name} ya no entra a la oficina; sus sesiones quedaron cerradas.`;
  }
}

const lineOf = ({ name, email, role, stage }: OperatorRow): string =>
  `  ${[name, email, officeRoleNames[role], stages[stage]].join('  ')}`;

const linkLine = (link: string): string => `  Abre este enlace una sola vez, en las próximas 24 horas:\n  ${link}`;

async function operatorNamed(db: Database, email: string): Promise<OperatorRow> {
  const operator = (await listOperators(db)).find((one) => one.email === email);
  if (!operator) throw new Stop(`La oficina no tiene un operador con el correo «${email}».`);
  return operator;
}

await runCommand(run);
