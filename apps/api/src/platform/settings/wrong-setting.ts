/** A text is no value of a setting. The message is for people, in Spanish. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}
