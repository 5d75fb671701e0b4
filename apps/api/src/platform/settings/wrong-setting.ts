/** An invalid value of a setting. The message is in Spanish, for people. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}
