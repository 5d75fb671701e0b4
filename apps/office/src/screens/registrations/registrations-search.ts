/** The address of the registrations: the one that is open. */
export interface RegistrationsSearch {
  registro?: string;
}

export const readRegistrationsSearch = ({ registro }: Record<string, unknown>): RegistrationsSearch =>
  typeof registro === 'string' && /^[\da-f-]{36}$/.test(registro) ? { registro } : {};
