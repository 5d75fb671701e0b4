/** The data of the account, to change or to close it. */
export function EditProfileScreen() {
  return null;
}
