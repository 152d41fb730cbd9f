/** What the browser keeps for us. In an iframe or a private window it may keep nothing: then it lasts as long as the page. */

type Storage = 'localStorage' | 'sessionStorage';

/** The value stored under the key; null for none, and for one that can't be read. */
export function storedValue(key: string, storage: Storage = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores the value. False if the browser keeps nothing. */
export function storeValue(key: string, value: unknown, storage: Storage = 'localStorage'): boolean {
  try {
    globalThis[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the value stored under the key. */
export function forgetValue(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
