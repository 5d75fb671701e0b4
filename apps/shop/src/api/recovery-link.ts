let token: string | null = null;

/** What the link of a mail carries to set a password anew. It opens an account, so it leaves the address at once and stays in memory. */
export const recoveryToken = (): string | null => token;
export function keepRecoveryToken(given: string | null): void {
  token = given;
}
