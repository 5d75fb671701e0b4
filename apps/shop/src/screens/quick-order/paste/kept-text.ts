/** `forgetOnSignOut` removes what is stored under it. */
const PREFIX = 'tonalia.quickOrder.text.';

/** The pasted text that this device keeps for a person and a customer. */
export const keptText = (owner: string): string => {
  try {
    return localStorage.getItem(PREFIX + owner) ?? '';
  } catch {
    return '';
  }
};

/** Keeps the pasted text; an empty one is forgotten. */
export function keepText(owner: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(PREFIX + owner);
    else localStorage.setItem(PREFIX + owner, text);
  } catch {
    // The text lasts until the page is left.
  }
}
