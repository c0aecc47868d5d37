import type { PaletteMode } from '@mui/material/styles';
import { COLOURS } from './tokens';

/** What the work is about; one accent each, always beside its word. */
export type Domain = 'money' | 'goods' | 'studies' | 'content';

export interface DomainColors {
  main: string;
  text: string;
  background: string;
}

const LIGHT: Record<Domain, DomainColors> = {
  money: { main: COLOURS.laterite600, text: COLOURS.laterite700, background: '#fdeadf' },
  goods: { main: '#b57600', text: '#8a5a00', background: COLOURS.sun100 },
  studies: { main: COLOURS.indigo700, text: COLOURS.indigo700, background: COLOURS.indigo100 },
  content: { main: COLOURS.palm700, text: COLOURS.palm700, background: COLOURS.palm100 },
};

const DARK: Record<Domain, DomainColors> = {
  money: { main: '#f08a5d', text: '#ffb592', background: '#46210f' },
  goods: { main: COLOURS.sun400, text: '#f7c860', background: '#40310b' },
  studies: { main: '#9aa4ee', text: '#c3c9f6', background: '#262d66' },
  content: { main: '#5fc493', text: '#8fdcb5', background: '#123d2c' },
};

export const domainColors = (mode: PaletteMode): Record<Domain, DomainColors> =>
  mode === 'dark' ? DARK : LIGHT;
