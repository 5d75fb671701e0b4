/** Terms and conditions, with their table of contents. */
export function TermsScreen() {
  return null;
}
