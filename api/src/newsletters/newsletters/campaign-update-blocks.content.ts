/** What an e-mail about an update says besides the update itself. */
export const updateBlockTexts = {
  hello: 'Bonjour {prénom},',
  read: 'Lire et partager cette nouvelle',
  campaign: 'Voir où en est la collecte',
};
