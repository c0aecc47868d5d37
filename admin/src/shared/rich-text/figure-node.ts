import { mergeAttributes, Node } from '@tiptap/core';

/** A picture of the library in a text, as the api keeps it. */
export interface FigureAttributes {
  src: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
}

/** `<figure><img><figcaption>`: one thing to select, move and delete; its caption is written in a dialog. */
export const FigureNode = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    src: { default: '' },
    width: { default: 0 },
    height: { default: 0 },
    alt: { default: '' },
    caption: { default: '' },
  }),

  parseHTML: () => [{ tag: 'figure', getAttrs: (figure) => attributesOf(figure) ?? false }],

  renderHTML: ({ node }) => {
    const { caption, ...image } = node.attrs as FigureAttributes;
    const shown = ['img', mergeAttributes(image, { loading: 'lazy' })] as const;
    return caption ? ['figure', {}, shown, ['figcaption', {}, caption]] : ['figure', {}, shown];
  },
});

function attributesOf(figure: HTMLElement): FigureAttributes | null {
  const image = figure.querySelector('img');
  if (!image) return null;
  return {
    src: image.getAttribute('src') ?? '',
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
    alt: image.getAttribute('alt') ?? '',
    caption: figure.querySelector('figcaption')?.textContent.trim() ?? '',
  };
}
