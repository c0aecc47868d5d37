export const staffNotices = {
  issued: (name: string, roles: string, by: string) => ({
    subject: `Un code d’accès a été donné à ${name}`,
    paragraphs: [
      'Bonjour,',
      `${by} vient de donner à ${name} un code qui ouvre le panneau d’administration, avec pour rôle : ${roles}.`,
      'Si personne de l’association ne l’a décidé, révoquez ce code à la page Équipe du panneau.',
    ],
  }),
  revoked: (name: string, by: string) => ({
    subject: `Le code d’accès de ${name} a été révoqué`,
    paragraphs: [
      'Bonjour,',
      `${by} vient de révoquer le code d’accès de ${name} : ses sessions sont fermées.`,
      'Si personne de l’association ne l’a décidé, parlez-en à la personne qui administre le site.',
    ],
  }),
};
