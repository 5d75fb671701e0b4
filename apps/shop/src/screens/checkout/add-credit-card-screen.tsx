export function AddCreditCardScreen() {
  return null;
}
