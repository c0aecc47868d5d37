/** Who notes what beside the newest request, for whoever tries the panel. */
export const NOTE = {
  author: 'Samuel Ekotto',
  text: 'Peux-tu relire ce dossier avant vendredi ? La date limite approche.',
};
