/** Asks for a link to set a password anew. */
export function RecoveryPasswordScreen() {
  return null;
}
