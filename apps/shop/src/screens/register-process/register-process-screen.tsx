/** The data of a new customer in three short steps; for a seller, of a customer of theirs. */
export function RegisterProcessScreen() {
  return null;
}
