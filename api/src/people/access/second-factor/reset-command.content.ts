export const resetCommand = {
  done: (name: string) =>
    `Le second facteur de ${name} a été retiré\u00a0: son code d’accès suffit pour entrer. L’association en est avertie par e-mail.`,
  none: (name: string) => `${name} n’a pas de second facteur\u00a0: rien n’a été changé.`,
  unknown: (name: string, names: string[]) =>
    `Personne ne s’appelle «\u00a0${name}\u00a0» dans l’équipe. Les noms connus\u00a0: ${names.join(', ')}.`,
  several: (name: string) =>
    `Plusieurs personnes s’appellent «\u00a0${name}\u00a0»\u00a0: donnez-leur des noms différents à la page Équipe, puis recommencez.`,
};
