/** Closing an account, for who no longer has the app too. */
export function AccountDeletionScreen() {
  return null;
}
