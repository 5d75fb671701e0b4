import { type OfficeRole, officeRoles } from '@tonalia/contract/office-rights';
import { officeRoleNames } from '@tonalia/contract/office-rights.es-CO';
import { isEmail } from '@tonalia/rules/email';
import { Stop } from '../terminal/stop.ts';

const USAGE = `Uso: npm run operators -- list
     npm run operators -- add CORREO "Nombre y apellido" ROL
     npm run operators -- role CORREO ROL
     npm run operators -- invite CORREO
     npm run operators -- leave CORREO
ROL: ${officeRoles.map((role) => `${role} (${officeRoleNames[role]})`).join(', ')}`;
const NAME_MAX = 80;

/** A task of `npm run operators`. E-mails are in lower case. */
export type OperatorTask =
  | { do: 'list' }
  | { do: 'add'; operator: { email: string; name: string; role: OfficeRole } }
  | { do: 'role'; email: string; role: OfficeRole }
  | { do: 'invite' | 'leave'; email: string };

/** Parses the command line. Throws Stop with one sentence when it is wrong. */
export function readOperatorTask([what, ...given]: string[]): OperatorTask {
  const [email = '', second = '', third = ''] = given;
  if (what === 'list' && given.length === 0) return { do: 'list' };
  if ((what === 'leave' || what === 'invite') && given.length === 1) return { do: what, email: emailOf(email) };
  if (what === 'role' && given.length === 2) return { do: 'role', email: emailOf(email), role: roleOf(second) };
  if (what === 'add' && given.length === 3) {
    return { do: 'add', operator: { email: emailOf(email), name: nameOf(second), role: roleOf(third) } };
  }
  throw new Stop(USAGE);
}

function emailOf(typed: string): string {
  if (!isEmail(typed)) throw new Stop(`«${typed}» no es un correo.`);
  return typed.toLowerCase();
}

function nameOf(typed: string): string {
  const name = typed.replace(/\s+/g, ' ').trim();
  if (!name || name.length > NAME_MAX) throw new Stop(`El nombre va de 1 a ${NAME_MAX} caracteres.`);
  return name;
}

function roleOf(typed: string): OfficeRole {
  const role = officeRoles.find((one) => one === typed || officeRoleNames[one].toLowerCase() === typed.toLowerCase());
  if (!role) throw new Stop(`«${typed}» no es un rol.\n${USAGE}`);
  return role;
}
