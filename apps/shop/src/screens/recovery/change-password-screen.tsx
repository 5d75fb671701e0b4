/** A new password: with the link of a mail, or by who is signed in. */
export function ChangePasswordScreen(_: { recoveryToken: string | null }) {
  return null;
}
