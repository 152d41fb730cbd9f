export interface OfflineList {
  readonly version: string;
  /** Path from the root -> hash as in `integrity`. */
  readonly files: Readonly<Record<string, string>>;
}
export function offlineList(from?: string): OfflineList;
export function writeOffline(built: string, changing?: boolean, from?: string): void;
