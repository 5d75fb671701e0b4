import type { FormulaClient } from '@tonalia/contract/formulas';

/** What of a client is changed and not saved. */
export type FormulaChanges = Partial<Pick<FormulaClient, 'name' | 'mix' | 'appointmentAt'>>;

/** Changes that wait on this device, with the id of the client and the revision that they began from. */
export interface KeptFormulaEdit {
  clientId: string;
  revision: number;
  edit: FormulaChanges;
  at: number;
}

/** By client, and `new` for one that was never saved. */
export type KeptFormulaEdits = Readonly<Record<string, KeptFormulaEdit>>;
