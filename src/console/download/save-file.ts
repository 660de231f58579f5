/** Lets the browser download a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the bytes after this task and does not report when it is done.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
