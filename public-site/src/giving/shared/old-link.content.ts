export const oldLinkContent = {
  title: 'Ce lien a plus de 90 jours',
  lead: (hint: string) =>
    `Par prudence, il n’ouvre plus rien. Demandez-en un nouveau\u00a0: il partira à l’adresse du don, ${hint}, et à aucune autre.`,
  submit: 'Recevoir un nouveau lien',
  sending: 'Envoi…',
  done: (hint: string) => `C’est envoyé à ${hint}\u00a0: ouvrez le nouveau lien depuis cet e-mail.`,
  write: 'Ce n’est plus mon adresse\u00a0: nous écrire',
} as const;
