import { namedBy } from '../../shared/records/named-by';

export interface PaletteOption {
  /** What it does is known by this. */
  key: string;
  group: string;
  label: string;
  /** Where it leads; nothing for an act that is done there and then. */
  path?: string;
  run?: () => Promise<void>;
}

const MOST_RECENT = 5;
const MOST_UNASKED = 8;

/** What the palette offers for some letters: what was chosen lately first, then acts, screens and records. */
export function optionsFor(
  asked: string,
  recent: PaletteOption[],
  fixed: PaletteOption[],
  records: PaletteOption[],
) {
  const isNamed = namedBy(asked);
  const matches = ({ label }: PaletteOption) => isNamed(label);
  const lately = recent.filter(matches);
  const isNew = ({ key }: PaletteOption) => !lately.some((one) => one.key === key);
  // The api has matched records by more than their names.
  const others = [...fixed.filter(matches), ...records].filter(isNew);
  return [...lately, ...(asked.trim() ? others : others.slice(0, MOST_UNASKED))];
}

/** What was chosen lately, the last first. */
export function rememberChoice(recent: PaletteOption[], chosen: PaletteOption): PaletteOption[] {
  return [chosen, ...recent.filter(({ key }) => key !== chosen.key)].slice(0, MOST_RECENT);
}
