/** The dropped files, and the files of dropped folders with their paths. */

/** A folder returns its entries in portions, the last of which is empty. */
function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  return new Promise((done) => {
    const next = (): void =>
      reader.readEntries(
        (some) => {
          all.push(...some);
          if (some.length === 0) done(all.sort((one, other) => (one.name < other.name ? -1 : 1)));
          else next();
        },
        () => done(all),
      );
    next();
  });
}

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isDirectory) {
    const files: File[] = [];
    for (const inside of await entriesOf(entry as FileSystemDirectoryEntry))
      files.push(...(await filesBelow(inside)));
    return files;
  }
  const file = await new Promise<File | null>((done) =>
    (entry as FileSystemFileEntry).file(done, () => done(null)),
  );
  if (file === null) return [];
  const path = entry.fullPath.replace(/^\//, '');
  // A dropped file lacks its folder, which a chosen one has.
  if (path !== file.name) Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return [file];
}

/** Must be called while the drop is being handled: the browser forgets the entries afterwards. */
export async function filesDropped(transfer: DataTransfer | null): Promise<readonly File[]> {
  const items = [...(transfer?.items ?? [])].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry());
  const plain = [...(transfer?.files ?? [])];
  if (!entries.some((entry) => entry?.isDirectory === true)) return plain;
  const files: File[] = [];
  for (const entry of entries) if (entry !== null) files.push(...(await filesBelow(entry)));
  return files;
}
