import { expect, it } from 'vitest';
import { hasWebAddress } from './web-address.js';

it.each([
  'Cliquez sur https://malin.example',
  'HXXP://malin',
  'malin.com',
  'Malin.Com',
  'MALIN.ZIP/x',
  'malin.example',
  'malin.boutique, vite',
  'le.livre.africa',
  'bücher.online',
  'www.malin',
  'écrivez à moi@malin',
  'moi @malin.fr',
  '192.168.12.4/don',
  'malin。com',
  'malin．com',
  'ma\u200blin.c\u200bom',
  'mailto:moi',
  'x.co',
])('finds an address in « %s »', (text) => {
  expect(hasWebAddress(text)).toBe(true);
});

it.each([
  '',
  'Avec toute notre affection.',
  'Merci.Nous pensons à toi',
  'À J.-P. et à M. Dupont, S.M. la reine…',
  'Le 3.12 à 18.30, 1.250 €',
  'Il lisait ; elle écrivait : « Tiens ! »',
  'Pensées\n— Hélène, Awa & Ngo’o',
  'etc. et bien d’autres',
])('leaves « %s » alone', (text) => {
  expect(hasWebAddress(text)).toBe(false);
});
