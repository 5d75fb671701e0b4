import { isPhoneApp } from '../../native/target.ts';

/** Gives a file to the person: a browser downloads it, the phone app hands it to the phone, which saves or sends it. */
export async function saveFile(file: File): Promise<void> {
  if (isPhoneApp && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => null);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // the browser reads it after the click
  requestAnimationFrame(() => URL.revokeObjectURL(link.href));
}
