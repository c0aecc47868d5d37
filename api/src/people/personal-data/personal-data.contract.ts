export const ERASURE_PROOFS = ['link', 'note'] as const;
/** How it was known that the request was the person’s own: by a link that they followed, or as the reason says. */
export type ErasureProof = (typeof ERASURE_PROOFS)[number];
export const ERASURE_PROOF_LABELS: Record<ErasureProof, string> = {
  link: 'Lien envoyé à cette adresse, et suivi',
  note: 'Autre preuve, écrite dans la raison',
};
/** How long a link that was followed proves that a mailbox is the person’s. */
export const PROOF_DAYS = 30;
export const ERASURE_REASON_LENGTH = 500;

/** One row, in French: label → what is held. */
export type DisclosedRecord = Record<string, unknown>;
