/** Whom to ask, and what is asked often. */
export function SupportScreen() {
  return null;
}
