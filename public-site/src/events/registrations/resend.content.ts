export const resendContent = {
  title: 'Toujours rien\u00a0?',
  submit: 'Envoyer l’e-mail de nouveau',
  sending: 'Envoi…',
  most: (times: number) => `${times} fois au plus.`,
  over: 'L’e-mail est parti plusieurs fois. S’il n’arrive pas, vérifiez l’adresse ou écrivez-nous.',
} as const;
