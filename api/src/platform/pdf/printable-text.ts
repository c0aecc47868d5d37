/**
 * Letters that the font of papers has no shape for, of scripts such as Ethiopic, Devanagari or Chinese, from one code
 * point to another in hexadecimal; what no letter stands at lies within. A spec reads the font itself, and the
 * database's `is_printable` is compared with it.
 */
const LETTERS_WITHOUT_SHAPE =
  '0526-052F 0560 0588 05EF 0620 063B-063F 0671-0673 0675-0678 06C0-06C5 06C9-06CA 06CD 06CF 06D1-06D3 ' +
  '06E5-07B1 07E8-07EA 0800-0E46 0E86 0E89 0E8C 0E8E-0E93 0E98 0EA0 0EA8-0EA9 0EAC 0EDE-108E 10C7-10CD ' +
  '10FD-13FD 1408 141C 1436 144B 1453 14BE-14BF 14EB 1508-150F 153F 1551 156B-1573 1586-1589 1597-159F ' +
  '15B0-15DD 15DF-15E0 15E2-1645 1648-166C 1677-167F 16A0-1CFA 1D15 1D24-1D25 1D2F 1D5C 1D6B-1D76 1D79-1D7A ' +
  '1D7C 1D7E-1D84 1D86-1D9A 1EFC-1EFF 210A 2C00-2C5F 2C78 2C80-2CF3 2D27-2D2D 2D66-2D67 2D80-A48C A500-A643 ' +
  'A648-A64B A64E-A64F A652-A653 A658-A661 A67F-A689 A68E-A693 A696-A697 A69A-A71A A72C-A72F A742-A745 ' +
  'A74C-A74D A754-A755 A758-A763 A768-A77F A784-A788 A78F A792-A79F A7AB-A7F7 A800-FAD9 FB50-FB51 FBA4-FBA9 ' +
  'FBAE-FBB1 FBDD FBE0-FBE3 FBEA-FBFB FC00-FDFB FF21-102D0 1031F-1D537 1D56C-1EEBB 20000-33479';
const UNPRINTABLE = new RegExp(
  `[${LETTERS_WITHOUT_SHAPE.replaceAll(/[0-9A-F]+/g, String.raw`\u{$&}`).replaceAll(' ', '')}]`,
  'u',
);

/** Whether every letter of a text can stand on a paper: signs and emoji that cannot are left out of it, letters are not. */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text.normalize('NFC'));
