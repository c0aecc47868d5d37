import type { ColorBlindMode, FontSize } from './choices';

export const accessibilityContent = {
  title: 'Accessibilité',
  lead: 'Vos choix sont gardés dans ce navigateur, et valent pour toutes les pages.',
  close: 'Fermer le menu d’accessibilité',
  fontSize: 'Taille du texte',
  colors: 'Couleurs',
  reset: 'Tout remettre à zéro',
  wasReset: 'Tous les réglages sont revenus à zéro.',
  displayTitle: 'Affichage',
  apply: 'Appliquer',
  economyTitle: 'Mode économie',
  economyHelp:
    'Des pages sans programme et avec de petites images, pour un forfait compté ou un réseau lent. Vos réglages vous y suivent. On en sort par le bas de chaque page.',
} as const;

export const switchTexts = {
  highContrast: {
    label: 'Contraste renforcé',
    help: 'Des textes et des bords plus nets.',
  },
  reducedMotion: {
    label: 'Moins d’animations',
    help: 'Plus rien ne bouge ni ne glisse.',
  },
  screenReader: {
    label: 'Aide aux lecteurs d’écran',
    help: 'Les changements de page et les résultats sont annoncés, et les icônes sont dites en toutes lettres.',
  },
} as const;

export const fontSizeLabels: Record<FontSize, string> = {
  normal: 'Normale',
  large: 'Grande',
  'extra-large': 'Très grande',
};

export const colorBlindLabels: Record<ColorBlindMode, { label: string; help?: string }> = {
  none: { label: 'Celles du site' },
  deuteranopia: { label: 'Deutéranopie', help: 'vert peu perçu' },
  protanopia: { label: 'Protanopie', help: 'rouge peu perçu' },
  tritanopia: { label: 'Tritanopie', help: 'bleu peu perçu' },
};
