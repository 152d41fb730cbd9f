/**
 * A number that a command was given.
 * @param {string} name of the option or argument, for the message
 * @param {string} text as it was typed
 * @throws {TypeError} if it is no whole number, because a check that runs no times would pass
 */
export function wholeNumber(name, text) {
  if (!/^\d{1,15}$/.test(text)) throw new TypeError(`${name} takes a whole number, not “${text}”.`);
  return Number(text);
}
