import { isPhoneApp } from './target.ts';

/**
 * While the phone's keyboard is up the page is as much lower: `data-keyboard` on <html> says so, what only leads elsewhere makes
 * room, and the field one writes in is brought into sight.
 */
export async function followKeyboard(): Promise<void> {
  if (!isPhoneApp) return;
  const { Keyboard } = await import('@capacitor/keyboard');
  await Keyboard.addListener('keyboardWillShow', () => {
    document.documentElement.dataset['keyboard'] = '';
  });
  await Keyboard.addListener('keyboardDidShow', () => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  await Keyboard.addListener('keyboardWillHide', () => {
    delete document.documentElement.dataset['keyboard'];
  });
}
