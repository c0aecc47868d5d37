interface Told {
  number: string;
  /** In euros, as it is read. */
  amount: string;
  /** The year of a yearly one. */
  year: number | null;
  replaces: string | null;
}

const about = ({ amount, year }: Told) =>
  year === null ? `votre don de ${amount}` : `vos dons de l’année ${year}, ${amount} en tout`;

export const donationReceiptEmails = {
  issued: (told: Told) => ({
    subject: `Votre reçu fiscal n°\u00a0${told.number}`,
    paragraphs: [
      `Merci encore ! Voici, joint à cette lettre, le reçu fiscal de ${about(told)}.`,
      ...(told.replaces
        ? [
            `Il annule et remplace le reçu n°\u00a0${told.replaces}, que nous vous demandons de ne plus utiliser.`,
          ]
        : []),
      'Gardez-le avec vos papiers : il n’est pas à joindre à votre déclaration, mais l’administration peut vous le demander. Le code imprimé dessus permet à chacun de vérifier qu’il est vrai.',
    ].map(printed),
  }),
  voided: ({ number, reason }: { number: string; reason: string }) => ({
    subject: `Votre reçu fiscal n°\u00a0${number} est annulé`,
    paragraphs: [
      `Le reçu fiscal n°\u00a0${number} est annulé, et aucun autre ne le remplace. ${reason}`,
      'Merci de ne plus l’utiliser : si vous l’avez déjà déclaré, corrigez votre déclaration. Écrivez-nous si vous ne savez pas pourquoi.',
    ].map(printed),
  }),
  specimen: {
    subject: 'Spécimen de reçu fiscal (mode test)',
    paragraphs: [
      'Ce don est un essai : aucun argent n’a circulé. Voici, joint à ce message, le spécimen du reçu fiscal qu’un vrai don aurait reçu.',
      'Ce spécimen ne porte aucun numéro et n’ouvre droit à aucune réduction d’impôt.',
    ].map(printed),
  },
  ask: ({ amount, missing }: { amount: string; missing: readonly string[] }) => ({
    subject: 'Votre reçu fiscal attend votre nom et votre adresse',
    paragraphs: [
      `Merci encore pour votre don de ${amount}. Pour vous envoyer votre reçu fiscal, la loi nous demande de savoir qui vous êtes ; il nous manque : ${missing
        .map((mention) => mention.toLowerCase())
        .join(', ')
        .replace('siren', 'SIREN')}.`,
      'Complétez-les par le bouton ci-dessous : le reçu vous parvient dans la minute. Si vous n’en avez pas besoin, ne faites rien.',
    ].map(printed),
  }),
  complete: 'Compléter mes coordonnées',
  track: 'Voir mon don',
};

/** No line begins with a mark of punctuation. */
function printed(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}
