import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials';

describe('the initials of a name', () => {
  it.each([
    ['Bibliothèque centrale de Foumban', 'BC'],
    ['Éditions de l’Estuaire', 'ÉE'],
    ['Ifrikiya', 'I'],
    ['Les Amis de la lecture', 'AL'],
  ])('of « %s » are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
