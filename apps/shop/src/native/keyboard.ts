import { isPhoneApp } from './target.ts';

/**
 * The phone's keyboard reduces the height of the page: `data-keyboard` on <html> marks it, so that navigation bars can hide,
 * and the focused field is scrolled into view.
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
