export const previewContent = {
  title: 'Prévisualisation',
  text: 'Seules les personnes qui ont ce lien voient cette page. Elle n’est pas publiée sous cette forme.',
} as const;
