/** Names of devices, which Windows does not store as files, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

/**
 * Returns why Windows cannot store a file or folder of this name, as the end of a sentence, or null if it can. Git then
 * stops with an error for everybody who works on Windows.
 */
export function notStorable(name: string): string | null {
  if (device.test(name)) {
    return 'weil dort ein Gerät so heisst';
  }
  if (/[. ]$/.test(name)) {
    return 'weil er mit einem Punkt oder Leerzeichen endet';
  }
  const [character] = /[<>:"|?*\\]/.exec(name) ?? [];
  return character === undefined ? null : `weil er das Zeichen ${character} enthält`;
}
