/** How the code is to travel. */
export function SendCodeScreen() {
  return null;
}
