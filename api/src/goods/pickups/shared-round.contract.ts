export const SHARED_ROUND_MESSAGES = {
  unknown: 'Ce lien ne mène à aucune tournée. Vérifiez qu’il est complet.',
  expired: 'Cette tournée est passée\u00a0: son lien ne s’ouvre plus.',
} as const;
