export const preferenceLinkContent = {
  title: 'Changer vos choix, ou ne plus recevoir la lettre',
  lead: 'Pas de lettre sous la main\u00a0? Donnez votre adresse\u00a0: nous y envoyons le lien de vos préférences.',
  email: 'Adresse où vous recevez la lettre',
  submit: 'Recevoir mon lien',
  sending: 'Envoi…',
} as const;
