import type { Locator } from '@playwright/test';

/** Seconds that a person takes to read a screen, to fill a field, and to press a button; generous. */
const SECONDS = { screen: 45, field: 20, press: 5 };

/** Does what a person does, and counts it. */
export class Person {
  #screens: string[] = [];
  #fields = 0;
  #presses = 0;

  /** Another screen is read. */
  sees(screen: string): void {
    this.#screens.push(screen);
  }
  async fills(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.#fields += 1;
  }
  async chooses(field: Locator, label: string): Promise<void> {
    await field.selectOption({ label });
    this.#fields += 1;
  }
  async presses(button: Locator): Promise<void> {
    await button.click();
    this.#presses += 1;
  }
  /** What it took, in numbers and in minutes. */
  effort(): { screens: number; fields: number; presses: number; minutes: number } {
    const [screens, fields, presses] = [this.#screens.length, this.#fields, this.#presses];
    const seconds = screens * SECONDS.screen + fields * SECONDS.field + presses * SECONDS.press;
    return { screens, fields, presses, minutes: Math.ceil(seconds / 60) };
  }
}
