/** Own credit and open sessions. */
export function MyProfileScreen() {
  return null;
}
