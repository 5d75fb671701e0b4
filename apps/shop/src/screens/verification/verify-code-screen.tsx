/** The six digits that were sent. */
export function VerifyCodeScreen() {
  return null;
}
