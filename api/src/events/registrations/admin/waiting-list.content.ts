/** Fewer seats than a group asked for. */
interface Part {
  wanted: number;
  seats: number;
}

interface Situation {
  isOpen: boolean;
  hasList: boolean;
  /** Without an offer. */
  waiting: number;
  offered: number;
  free: number;
  /** Somebody is in line whom these would suit. */
  hasNext: boolean;
  /** Groups that are offered what there is, and those that refused so few; in the order in which they came. */
  partly: readonly Part[];
  declined: readonly Part[];
}

const seats = (count: number) => `${count} place${count > 1 ? 's' : ''}`;
const proposed = (count: number) => (count > 1 ? 'proposées' : 'proposée');

/** Why the waiting list of an event moves, or does not. */
export const waitingListTexts = {
  explain: (situation: Situation): string =>
    [
      movement(situation),
      ...situation.partly.map(
        (part) =>
          `Une demande de ${seats(part.wanted)} a ${seats(part.seats)} ${proposed(part.seats)} : c’est ce qu’il y avait. Elle peut les prendre, ou refuser et garder son rang.`,
      ),
      ...situation.declined.map(
        (part) =>
          `Une demande de ${seats(part.wanted)} garde son rang : elle attend plus de ${seats(part.seats)}, et les suivantes sont servies.`,
      ),
    ].join(' '),
};

function movement({ isOpen, hasList, waiting, offered, free, hasNext }: Situation): string {
  if (waiting === 0 && offered === 0)
    return hasList ? 'Personne n’attend.' : 'Cet événement n’a pas de liste d’attente.';
  if (!isOpen) return 'Rien n’est proposé : les inscriptions sont closes, ou pas encore ouvertes.';
  if (waiting === 0) return 'Tous ont une proposition : les réponses sont attendues.';
  if (free <= 0)
    return offered > 0
      ? 'Rien de plus n’est proposé : les places libres le sont déjà, jusqu’à la réponse ou à la fin du délai.'
      : 'Rien n’est proposé : toutes les places sont prises.';
  if (!hasNext)
    return `${seats(free)} libre${free > 1 ? 's' : ''} que personne ne veut sur la liste : le formulaire les donne à qui vient.`;
  return 'La prochaine place est proposée dans la minute.';
}
