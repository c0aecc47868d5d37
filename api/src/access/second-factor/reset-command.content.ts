export const resetCommand = {
  done: (name: string) =>
    `Le second facteur de ${name} a été retiré : son code d’accès suffit pour entrer. L’association en est avertie par e-mail.`,
  none: (name: string) => `${name} n’a pas de second facteur : rien n’a été changé.`,
  unknown: (name: string, names: string[]) =>
    `Personne ne s’appelle « ${name} » dans l’équipe. Les noms connus : ${names.join(', ')}.`,
  several: (name: string) =>
    `Plusieurs personnes s’appellent « ${name} » : donnez-leur des noms différents à la page Équipe, puis recommencez.`,
};
