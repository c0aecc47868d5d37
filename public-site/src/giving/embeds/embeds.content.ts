export const embedsContent = {
  title: 'Un bouton de don sur votre site',
  description:
    'Mettez sur votre site un bouton de don ou l’avancement d’une campagne\u00a0: une ligne à copier, sans script ni traceur.',
  lead: 'Une ligne à copier dans votre page. Aucun script, aucun traceur, aucun compte\u00a0: le don se fait chez nous.',
  give: 'Faire un don',
  choose: 'Pour quelle action\u00a0?',
  all: 'L’association',
  show: 'Afficher',
  form: 'Choisir une campagne',
  button: {
    title: 'Le bouton de don',
    text: 'Un lien et un dessin, qui prennent place dans n’importe quelle page.',
    label: (site: string) => `Faire un don à ${site}`,
  },
  card: {
    title: 'L’avancement de la campagne',
    text: 'Un petit cadre qui se tient à jour, avec de quoi donner.',
  },
  picture: {
    title: 'La même chose en image',
    text: 'Pour les pages et les lettres qui n’acceptent pas de cadre.',
    alternative: (title: string) => `Avancement de la campagne «\u00a0${title}\u00a0»`,
  },
  preview: 'Aperçu',
  code: 'Code à copier',
  copy: 'Copier le code',
  copied: 'Code copié',
  pick: 'Choisissez une campagne pour montrer aussi son avancement.',
} as const;
