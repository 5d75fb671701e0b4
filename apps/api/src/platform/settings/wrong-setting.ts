/** An invalid value of a setting. The message is in Spanish, for people at a command; `sentence` names no key. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
  readonly sentence: string;

  constructor(message: string, sentence: string = message) {
    super(message);
    this.sentence = sentence;
  }
}
