const leftOut = (count: number) =>
  count > 1 ? `, ${count} laissées à cause de leurs inscriptions` : ', 1 laissée à cause de ses inscriptions';

export const series = {
  button: 'Changer plusieurs dates',
  title: 'Changer des dates de la série',
  help: 'L’heure ou le lieu changent tout de suite, sur le site aussi. Chaque date garde son jour et ses textes.',
  scope: 'Quelles dates\u00a0?',
  hours: 'Changer l’heure',
  start: 'Début',
  end: 'Fin',
  end_help: 'Vide\u00a0: jusqu’au soir.',
  start_missing: 'Indiquez l’heure du début.',
  place: 'Changer le lieu',
  nothing: 'Choisissez ce qui change\u00a0: l’heure ou le lieu.',
  changed_too: 'Dates qui changent',
  none: 'Aucune de ces dates ne peut changer\u00a0: elles sont passées, annulées ou à la corbeille.',
  all_registered: 'Aucune sans inscription.',
  ticked: 'Dates qui ont des inscriptions\u00a0: cochez celles qui changent aussi',
  told: (people: number) =>
    people === 0 ? 'personne à prévenir' : `${people} personne${people > 1 ? 's' : ''} à prévenir par e-mail`,
  action: 'Changer ces dates',
  done: (changed: number, left: number) =>
    `${changed} date${changed > 1 ? 's' : ''} changée${changed > 1 ? 's' : ''}${left > 0 ? leftOut(left) : ''}`,
} as const;
