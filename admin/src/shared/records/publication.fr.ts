import { frenchMoment } from '../format/french-date';
import type { Move, PublicationCode } from './publication-state';
import { capital, counted, e, it, type ContentLabels } from './content-labels';

/** A word or two, for lists. */
export const SHORT_STATES: Record<PublicationCode, (words: ContentLabels) => string> = {
  draft: () => 'Brouillon',
  scheduled: (words) => `Programmé${e(words)}`,
  live: () => 'En ligne',
  live_pending: () => 'En ligne, à republier',
  live_scheduled: () => 'En ligne, suite programmée',
  archived: () => 'Archives',
  bin: () => 'Corbeille',
};

/** The whole state, for the panel of one record. */
export const FULL_STATES: Record<PublicationCode, (words: ContentLabels, at: string) => string> = {
  ...SHORT_STATES,
  scheduled: (words, at) => `Programmé${e(words)} le ${frenchMoment(at)} (heure de Paris)`,
  live_pending: () => 'En ligne, avec des modifications non publiées',
  live_scheduled: (_, at) => `En ligne ; modifications programmées le ${frenchMoment(at)} (heure de Paris)`,
};

/** Who sees what, in each state. */
export const WHO_SEES: Record<PublicationCode, (words: ContentLabels) => string> = {
  draft: (words) => `Seule l’équipe voit ${words.this}.`,
  scheduled: (words) => `Jusque-là, seule l’équipe voit ${words.this}.`,
  live: (words) => `Tous les visiteurs du site voient ${words.this}.`,
  live_pending: () =>
    'Les visiteurs lisent toujours la version publiée ; seule l’équipe voit les modifications.',
  live_scheduled: () =>
    'Les visiteurs lisent la version publiée jusque-là ; seule l’équipe voit les modifications.',
  archived: (words) => `${capital(words.this)} n’est plus sur le site.`,
  bin: (words) => `${capital(words.this)} n’est plus sur le site.`,
};

interface MoveTexts {
  label: string;
  title: (words: ContentLabels) => string;
  done: (words: ContentLabels, at: string) => string;
}

export const MOVES: Record<Move, MoveTexts> = {
  publish: {
    label: 'Publier maintenant',
    title: (words) => `Publier ${words.this} ?`,
    done: (words) => counted(words, 1, 'publié'),
  },
  schedule: {
    label: 'Programmer…',
    title: (words) => `Programmer la publication de ${words.this} ?`,
    done: (_, at) => `Publication programmée le ${frenchMoment(at)}`,
  },
  unschedule: {
    label: 'Annuler la programmation',
    title: () => 'Annuler la programmation ?',
    done: () => 'Programmation annulée',
  },
  withdraw: {
    label: 'Retirer du site',
    title: (words) => `Retirer ${words.this} du site ?`,
    done: (words) => `${counted(words, 1, 'retiré')} du site`,
  },
  discard: {
    label: 'Abandonner les modifications',
    title: () => 'Abandonner les modifications non publiées ?',
    done: () => 'Modifications abandonnées',
  },
};

export const publishing = {
  title: 'Publication',
  publish_changes: 'Publier les modifications',
  publish_changes_title: 'Publier les modifications ?',
  changes_published: 'Modifications publiées',
  reschedule: 'Changer la date…',
  open_public: 'Voir la page publique',
  copy_link: 'Copier l’adresse',
  save: 'Enregistrer',
  save_draft: 'Enregistrer le brouillon',
  keep_schedule: 'Garder la date',
  save_and_publish: 'Enregistrer et publier…',
  saved_first: 'Ce que vous avez changé dans le formulaire est d’abord enregistré.',
  live_at_once: (words: ContentLabels) =>
    `${capital(words.this)} est en ligne : les visiteurs voient ce que vous enregistrez aussitôt.`,
  kept_apart: 'Enregistrer ne change rien sur le site tant que vous ne publiez pas les modifications.',
  refused: (faults: string[], isSaved: boolean) =>
    `${isSaved ? 'C’est enregistré, mais pas publié' : 'Ce n’est pas publié'} : ${faults.join(' ')}`,
  changes: {
    publish: (words: ContentLabels, path: string | null) =>
      path === null
        ? `Tout le monde verra ${words.this} sur le site, tout de suite.`
        : `Tout le monde pourra lire ${words.this} tout de suite, à l’adresse ${path}.`,
    publish_changes: 'Les visiteurs verront le nouveau texte tout de suite, à la place de l’ancien.',
    unplanned: (at: string) => `La publication prévue le ${frenchMoment(at)} n’aura pas lieu d’être.`,
    unschedule: (words: ContentLabels, isLive: boolean) =>
      isLive
        ? 'Les visiteurs continueront de lire la version publiée. Vos modifications sont gardées.'
        : `${capital(words.this)} reste en brouillon : seule l’équipe ${words.feminine ? 'la' : 'le'} voit.`,
    withdraw: (words: ContentLabels) =>
      `${capital(words.this)} redevient un brouillon : les visiteurs ne ${words.feminine ? 'la' : 'le'} trouveront plus, et son adresse répondra « page introuvable ».`,
    discard:
      'La fiche reprend le texte que les visiteurs lisent. Les modifications restent dans les éditions, d’où l’on peut les reprendre.',
    discard_form: 'Ce que vous avez tapé sans l’enregistrer est perdu.',
  },
  schedule: {
    day: 'Jour',
    time: 'Heure (de Paris)',
    action: 'Programmer',
    incomplete: 'Indiquez un jour et une heure.',
    past: 'Ce moment est déjà passé : choisissez une heure à venir, ou publiez maintenant.',
    skipped: 'Cette heure n’existe pas ce jour-là : l’horloge avance d’une heure dans la nuit.',
    will: (words: ContentLabels, at: string, isLive: boolean) =>
      isLive
        ? `Les visiteurs verront les modifications le ${at}, heure de Paris.`
        : `Tout le monde verra ${words.this} le ${at}, heure de Paris. Jusque-là, ${it(words)} reste un brouillon.`,
    here: (at: string) => `Chez vous, il sera alors ${at}.`,
  },
} as const;
