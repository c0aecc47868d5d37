import type { Picture } from '@livres/api/contract';
import { pictureSource } from '../pictures/picture-source';
import type { FigureAttributes } from './figure-node';
import { richText } from './rich-text.fr';

const SHOWN_WIDTH = 960;

/** A picture of the library as a text first shows it: with its own caption, and the name of whoever took it. */
export function figureOfPicture(picture: Picture): FigureAttributes {
  const { alt, width, height, caption, credit } = picture;
  const said = [caption, credit && richText.credit(credit)].filter(Boolean).join(' – ');
  return { src: pictureSource(picture, SHOWN_WIDTH) ?? '', width, height, alt, caption: said };
}
