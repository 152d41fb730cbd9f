/** scripts/offline.mjs puts this constant before the text of the service worker; null while somebody works on the sources. */
declare const LIST: {
  readonly version: string;
  /** Path from the root -> hash as in `integrity`. */
  readonly files: Readonly<Record<string, string>>;
} | null;
