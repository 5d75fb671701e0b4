import { once } from '../state/once.ts';

/** Native code of ours: `KeptFilesPlugin` of the Android and iOS projects. */
interface KeptFilesPlugin {
  /** Resolves when the text and its name are on the disk; rejects with the code FULL without room. */
  write: (file: { name: string; text: string }) => Promise<void>;
  readAll: () => Promise<{ texts: string[] }>;
  remove: (file: { name: string }) => Promise<void>;
}

/** Resolves with an object around the plugin, because a plugin object is mistaken for a promise. */
const plugin = once(async () => {
  const { registerPlugin } = await import('@capacitor/core');
  return { files: registerPlugin<KeptFilesPlugin>('KeptFiles') };
});

/** Stores a text in the app's own folder, flushed to the disk; a file of that name is replaced as a whole. */
export const keepFile = async (name: string, text: string): Promise<void> =>
  (await plugin()).files.write({ name, text });

/** The texts of all stored files. */
export const readKeptFiles = async (): Promise<string[]> => (await (await plugin()).files.readAll()).texts;

export const removeKeptFile = async (name: string): Promise<void> => (await plugin()).files.remove({ name });

/** Whether a file was not stored because the phone is full. */
export const isDiskFull = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'FULL';
