import { dateInFrench } from '../../../platform/clock/paris.js';

const WHOLE = new Intl.NumberFormat('fr-FR');
const SHARE = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});
const NOTHING = '–';

/** « 1 250 € », cents only where there are some; a dash where nothing can be said. */
export function valueText(value: number | null, unit: 'euros' | 'count'): string {
  if (value === null) return NOTHING;
  if (unit === 'count') return WHOLE.format(value);
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
  return new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits,
    maximumFractionDigits: 2,
  }).format(value);
}

export const weeklyTexts = {
  subject: (title: string, days: string) => `${title} : ${days}`,
  days: (from: string, to: string) =>
    from === to ? dateInFrench(from) : `du ${dateInFrench(from)} au ${dateInFrench(to)}`,
  period: (days: string, before: string | null) =>
    before ? `Période : ${days}, comparée à celle ${before}.` : `Période : ${days}.`,
  narrowed: (subjects: string) => `Seulement pour : ${subjects}.`,
  total: (label: string, value: string) => `${label} : ${value}`,
  before: (value: string, evolution: string) => `, contre ${value} avant${evolution && ` (${evolution})`}`,
  evolution: (share: number) => SHARE.format(share),
  nothing: (label: string) =>
    `${label} : rien dans cette période. Il n’y a donc rien à dessiner ; une période plus longue en dira peut-être plus.`,
  value: 'Valeur',
  previous: 'Avant',
  caption: (label: string, by: string, isShortened: boolean) =>
    isShortened ? `${label} ${by}, sans les lignes à zéro` : `${label} ${by}`,
  others: (count: number) => `Autres (${count})`,
  notDrawn: 'L’image n’a pas pu être faite cette fois. Le tableau dit la même chose.',
  open: 'Ouvrir la question',
  stop: (owner: string) =>
    `Cet e-mail part chaque lundi parce que ${owner} y a inscrit votre adresse. Pour ne plus le recevoir, demandez-le à ${owner}, ou répondez à ce message : l’équipe retirera votre adresse.`,
  withPictures: 'Chaque envoi du lundi a eu son image',
  withoutPicture: (titles: readonly string[]) =>
    `Partis sans leur image, avec le tableau seul : ${titles.map((title) => `« ${title} »`).join(', ')}. Le journal du serveur dit pourquoi`,
  hour: (hour: number, isSecond: boolean) => `${hour} h${isSecond ? ' (hiver)' : ''}`,
  fileName: 'graphique.png',
};
