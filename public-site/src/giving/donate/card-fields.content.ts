/** The fields of a card by e-mail. */
export const cardFieldsContent = {
  open: 'Envoyer une carte par e-mail (hommage, mémoire, anniversaire)',
  help: 'Une carte part à la personne de votre choix, le jour que vous choisissez. Elle porte votre dédicace et vos mots, jamais le montant du don.',
  name: 'Nom de la personne qui la reçoit',
  email: 'Son adresse e-mail',
  emailHelp: 'Elle ne sert qu’à cette carte, et est effacée 30 jours après.',
  words: 'Vos mots',
  wordsHelp: '500 caractères au plus, sans lien.',
  signature: 'Qui signe',
  day: 'Jour de l’envoi',
  dayHelp: 'Entre 8 h et 11 h. Sans jour choisi, la carte part dès que le don est confirmé.',
};
