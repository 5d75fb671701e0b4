/** A new password: with the link of a mail, or by who is signed in. */
export function ChangePasswordScreen() {
  return null;
}
