/** Letters and digits only: it becomes the name of a file and part of an address. */
export function nameFor(board: string): string {
  const plain = board
    .split(/[^a-z0-9]+/i)
    .filter((part) => part !== '')
    .join('-');
  return plain === '' ? 'deal' : `board-${plain.toLowerCase()}`;
}
