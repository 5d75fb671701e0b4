/** Creating an account: the phone that will be proved. */
export function RegisterScreen() {
  return null;
}
