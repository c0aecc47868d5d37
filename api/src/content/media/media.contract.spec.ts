import { describe, expect, it } from 'vitest';
import { altFault, MEDIA_MESSAGES, offeredWidths } from './media.contract.js';

describe('the words that stand in for a picture', () => {
  it.each([
    ['Deux élèves lisent à Foumban', 'IMG_2043.jpg'],
    ['École', 'ecole-de-kribi.jpg'],
    ['La salle 12', 'salle.png'],
    ['図書館', '写真.jpg'],
  ])('%j may stand for %s', (alt, file) => {
    expect(altFault(alt, file)).toBeNull();
  });

  it.each([
    ['bibliotheque-kribi', 'bibliotheque-kribi.jpg'],
    ['Bibliothèque Kribi', 'bibliotheque_kribi.JPG'],
    ['bibliotheque-kribi.jpg', 'autre.jpg'],
    ['IMG_2043', 'envoi.jpg'],
    ['DSC 00412', 'envoi.jpg'],
    ['Photo 3', 'envoi.jpg'],
    ['写真', '写真.jpg'],
  ])('%j says no more than a file name (%s)', (alt, file) => {
    expect(altFault(alt, file)).toBe(MEDIA_MESSAGES.alt_is_file_name);
  });

  it('are never missing', () => {
    expect(altFault('  ', 'a.jpg')).toBe(MEDIA_MESSAGES.alt_required);
  });
});

it('a picture is offered in no width above its own', () => {
  expect(offeredWidths(200)).toEqual([200]);
  expect(offeredWidths(640)).toEqual([320, 640]);
  expect(offeredWidths(2560)).toEqual([320, 640, 960, 1440, 1920]);
});
