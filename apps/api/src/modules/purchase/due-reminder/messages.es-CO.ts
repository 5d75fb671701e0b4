import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import type { DueDebt } from '../../customers/index.ts';
import { letterOf, unlinked } from '../notifications/messages.es-CO.ts';

type Debt = Pick<DueDebt, 'dueOn' | 'balance' | 'documents'>;

const dayOf = ({ dueOn }: Debt, today: string): string =>
  dueOn === today ? 'hoy' : `el ${formatShortDay(dueOn).toLocaleLowerCase('es-CO')}`;

/** Shown on locked phones, so it has no amount. */
export const pushedDebt = (debt: Debt, today: string) => ({
  title: `Tu cuenta vence ${dayOf(debt, today)}`,
  text: 'Mira el valor y paga desde tu estado de cuenta.',
});

/** The same behind the bell. */
export const debtNotice = (debt: Debt, today: string) => ({
  title: `Tu cuenta vence ${dayOf(debt, today)}`,
  text: `${formatPesos(debt.balance)} en ${debt.documents === 1 ? '1 documento' : `${debt.documents} documentos`}`,
  action: 'Pagar',
});

/** The same as a mail. */
export const mailedDebt = (person: string, debt: Debt, { today, url }: { today: string; url: string }) => {
  const { title, text } = debtNotice(debt, today);
  return {
    subject: title,
    text: letterOf(unlinked(person), `${title}: ${text}. Si ya pagaste, no tienes que hacer nada.`, url),
  };
};
