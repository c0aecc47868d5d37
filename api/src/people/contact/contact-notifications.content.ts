export const contactTexts = {
  a_message: 'un message',
  message: (id: number) => `Message n° ${id}`,
};
