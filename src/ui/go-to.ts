/** The position that the button clicked on names in `data-go-to`; null when none was. */
export function goToOf(event: Event): number | null {
  const button = event
    .composedPath()
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset['goTo'] !== undefined);
  return button === undefined ? null : Number(button.dataset['goTo']);
}
