import { PARIS } from '../../../platform/clock/paris.js';

const CLOCK = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone: PARIS });

/** « 9 h 05 » */
export const timeInFrench = (moment: Date): string =>
  CLOCK.format(moment)
    .replace(/^0(?=\d)/, '')
    .replace(':', '\u00a0h\u00a0');

export const inboxTexts = {
  grouped: (from: Date, to: Date) => `Regroupés\u00a0: de ${timeInFrench(from)} à ${timeInFrench(to)}.`,
};
