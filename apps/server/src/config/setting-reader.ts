/** Reads one setting by its name; undefined when it is absent or empty. */
export type SettingReader = (name: string) => string | undefined;
