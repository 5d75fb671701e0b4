let token: string | null = null;

/** The secret of a recovery link. It opens an account, so it is removed from the address at once and stays in memory. */
export const recoveryToken = (): string | null => token;
export function keepRecoveryToken(given: string | null): void {
  token = given;
}
