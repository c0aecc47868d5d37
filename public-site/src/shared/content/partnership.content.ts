/** The act of who wishes to become a partner: what leads to it, and the subject of the message. */
export const partnershipContent = {
  become: 'Devenir partenaire',
  subject: 'Proposition de partenariat',
} as const;
