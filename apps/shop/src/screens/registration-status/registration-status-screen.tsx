/** How far a registration is, and what comes next. */
export function RegistrationStatusScreen() {
  return null;
}
