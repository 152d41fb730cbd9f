/** `NS`, `EW`, `All`, `None` as a director says it. */
export const VULNERABLE: Readonly<Record<string, string>> = {
  None: 'kimse zonda değil',
  NS: 'Kuzey–Güney zonda',
  EW: 'Doğu–Batı zonda',
  All: 'iki taraf da zonda',
};
