/** The dropped files, and the files of dropped folders with their paths. */

export interface Dropped {
  readonly files: readonly File[];
  /** Paths of files and folders that the browser did not hand over: `session/board 4.pbn`. */
  readonly missing: readonly string[];
}

const pathOf = (entry: FileSystemEntry): string => entry.fullPath.replace(/^\//, '');

/** Gathers the files of dropped entries, folders included, in the order of their names. */
class Gathering {
  readonly files: File[] = [];
  readonly missing: string[] = [];

  async gather(entry: FileSystemEntry): Promise<void> {
    if (entry.isDirectory) {
      for (const inside of await this.#entriesOf(entry as FileSystemDirectoryEntry))
        await this.gather(inside);
      return;
    }
    const file = await new Promise<File | null>((done) =>
      (entry as FileSystemFileEntry).file(done, () => done(null)),
    );
    const path = pathOf(entry);
    if (file === null) {
      this.missing.push(path);
      return;
    }
    // A dropped file lacks its folder, which a chosen one has.
    if (path !== file.name) Object.defineProperty(file, 'webkitRelativePath', { value: path });
    this.files.push(file);
  }

  /** A folder returns its entries in portions, the last of which is empty. */
  #entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
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
          () => {
            this.missing.push(pathOf(folder));
            done(all);
          },
        );
      next();
    });
  }
}

/** Must be called while the drop is being handled: the browser forgets the entries afterwards. */
export async function filesDropped(transfer: DataTransfer | null): Promise<Dropped> {
  const items = [...(transfer?.items ?? [])].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry());
  const plain = [...(transfer?.files ?? [])];
  if (!entries.some((entry) => entry?.isDirectory === true)) return { files: plain, missing: [] };
  const gathering = new Gathering();
  for (const entry of entries) if (entry !== null) await gathering.gather(entry);
  return gathering;
}
