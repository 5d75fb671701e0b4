// Beside `paths.ts`: visitors have no formulas and should not load it.

/** The formulas of a salon. A client's name is never part of an address. */
export const formulasPath = (): string => '/home/formulas';

/** The id in the address of a client that is not saved yet. */
export const NEW_FORMULA = 'nueva';

/** The formula of a client; without one, a new client. */
export const formulaPath = (clientId: string = NEW_FORMULA): string => `/home/formulas/${encodeURIComponent(clientId)}`;
