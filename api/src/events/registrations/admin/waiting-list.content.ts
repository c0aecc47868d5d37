interface Situation {
  isOpen: boolean;
  hasList: boolean;
  /** Without an offer. */
  waiting: number;
  offered: number;
  free: number;
  /** Seats that the first in line asked for. */
  wanted: number;
}

const seats = (count: number) => `${count} place${count > 1 ? 's' : ''}`;

/** Why the waiting list of an event moves, or does not. */
export const waitingListTexts = {
  explain: ({ isOpen, hasList, waiting, offered, free, wanted }: Situation): string => {
    if (waiting === 0 && offered === 0)
      return hasList ? 'Personne n’attend.' : 'Cet événement n’a pas de liste d’attente.';
    if (!isOpen) return 'Rien n’est proposé : les inscriptions sont closes, ou pas encore ouvertes.';
    if (waiting === 0) return `${seats(offered)} proposées : les réponses sont attendues.`;
    if (free <= 0)
      return offered > 0
        ? 'Rien de plus n’est proposé : les places libres le sont déjà, jusqu’à la réponse ou à la fin du délai.'
        : 'Rien n’est proposé : toutes les places sont prises.';
    if (wanted > free)
      return `Rien n’est proposé : la première demande est de ${seats(wanted)}, et il n’y en a que ${free} de libre. Proposez-les vous-même à quelqu’un d’autre si cela dure.`;
    return 'La prochaine place est proposée dans la minute.';
  },
};
