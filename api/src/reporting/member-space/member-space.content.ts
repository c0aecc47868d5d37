export const departureReason = 'À la demande de la personne, depuis « Mon compte »';
