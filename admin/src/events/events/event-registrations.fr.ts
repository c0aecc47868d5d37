/** Words of what an event asks of those who register. */
export const eventRegistrations = {
  question: {
    label: 'Question',
    kind: 'Réponse attendue',
    choices: 'Choix proposés',
    required: 'Réponse obligatoire',
    needs_choices: 'Donnez au moins deux choix.',
    none: 'Aucune question',
    line: (label: string, kind: string, choices: string[], isRequired: boolean) =>
      `${label} (${[kind.toLowerCase(), ...choices].join(', ')}${isRequired ? ', obligatoire' : ''})`,
  },
  unverified: {
    share: 'Choisissez une part de 1 à 100\u00a0%.',
  },
  refund: {
    never: 'Rien n’est rendu si la personne annule.',
    until: (share: number, days: number) => {
      if (days === 0) return `Remboursé à ${share}\u00a0% jusqu’au début.`;
      return `Remboursé à ${share}\u00a0% jusqu’à ${days}\u00a0jour${days > 1 ? 's' : ''} avant.`;
    },
    share: 'Choisissez une part de 1 à 100\u00a0%.',
    days: 'De 0 à 365 jours.',
  },
  registrations: {
    title: 'Inscriptions',
    confirmed: 'Confirmées',
    pending: 'À finir (adresse ou paiement)',
    waiting: 'En attente',
    in: 'Entrées',
    seats: 'Places',
    taken: (taken: number, most: number | null) =>
      `${taken} ${taken > 1 ? 'prises' : 'prise'}${most === null ? ', sans limite' : ` sur ${most}`}`,
    date: 'Nouvelle date',
    date_answers: (
      {
        coming,
        refunded,
        silent,
        is_over,
      }: { coming: number; refunded: number; silent: number; is_over: boolean },
      until: string,
    ) =>
      `${coming} ${coming > 1 ? 'viennent' : 'vient'}, ${refunded} ${refunded > 1 ? 'ont renoncé' : 'a renoncé'}, ${silent} sans réponse${is_over ? '\u00a0: leur place est gardée' : ` jusqu’au ${until}`}`,
    all: 'Voir les inscriptions',
    door: 'Accueil à la porte',
    enter: 'Saisir une inscription',
  },
} as const;
