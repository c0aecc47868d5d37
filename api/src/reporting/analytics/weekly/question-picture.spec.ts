import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnText, fittingText, textWidth } from './drawn-text.js';
import type { QuestionLine } from './question-lines.js';
import { barsSvg, curveSvg, questionPicture } from './question-picture.js';

const line = (value: number | null, before: number | null = null, label = 'Carte'): QuestionLine => ({
  label,
  value,
  before,
});
const drawn = (lines: QuestionLine[]) => ({ lines, unit: 'euros' as const, isCurve: false });
const barWidths = (svg: string) =>
  [...svg.matchAll(/width="([\d.]+)" height="18" rx="4" fill="#343d96"/g)].map(([, width]) => Number(width));

describe('bars', () => {
  it('are as long as what they count, the longest as wide as the picture', () => {
    expect(barWidths(barsSvg(drawn([line(100), line(50), line(0)])))).toEqual([752, 376, 0]);
  });

  it('of less than nothing or of what is not known have no length, and still say their value', () => {
    expect(barWidths(barsSvg(drawn([line(10), line(-5), line(null)]))).slice(1)).toEqual([0, 0]);
  });

  it('are measured by what was before where that is more', () => {
    expect([...barWidths(barsSvg(drawn([line(50, 100)]))), ...barWidths(barsSvg(drawn([line(50)])))]).toEqual(
      [376, 752],
    );
  });
});

describe('a curve', () => {
  it.each([
    ['one step', [line(3)]],
    ['nothing but zeros', [line(0), line(0)]],
    ['less than nothing', [line(-3, 2), line(5, null)]],
    ['huge sums', [line(1e12), line(2e12)]],
    ['a gap', [line(null), line(4), line(null)]],
  ])('of %s has no point that is none', (_, lines) => {
    expect(curveSvg({ lines, unit: 'count', isCurve: true })).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('does not go on over a gap: what stands alone is a point', () => {
    const svg = curveSvg({
      lines: [line(1), line(2), line(null), line(3), line(null), line(4), line(5)],
      unit: 'count',
      isCurve: true,
    });
    const lengths = [...svg.matchAll(/<polyline points="([^"]+)"/g)].map(
      ([, points = '']) => points.split(' ').length,
    );
    expect([lengths, svg.match(/<circle/g)?.length]).toEqual([[2, 2], 1]);
    expect(svg.match(/<polygon/g)).toHaveLength(3);
  });

  it('is dashed where it shows what was before, and only then', () => {
    const of = (before: number | null) =>
      curveSvg({ lines: [line(1, before), line(2, before)], unit: 'count', isCurve: true });
    expect(of(1)).toContain('stroke-dasharray');
    expect(of(null)).not.toContain('stroke-dasharray');
  });
});

describe('its words', () => {
  it('are shapes: nothing that is typed is markup, and no font is needed', () => {
    const svg = barsSvg(drawn([line(1, null, '</svg><script>alert(1)</script> & "x"')]));
    expect(svg).not.toMatch(/script|<text|&/);
    expect(drawnText('Élève œuvré', 0, 20, { size: 20, color: '#000' })).toMatch(/^<path fill="#000" d="M/);
  });

  it('end in an ellipsis where they are too long', () => {
    const style = { size: 24, color: '#000' };
    const cut = fittingText('Une bibliothèque à Dschang et une autre à Foumban', 200, style);
    expect(cut).toMatch(/^Une .*…$/);
    expect(textWidth(cut, style)).toBeLessThanOrEqual(200);
    expect(fittingText('Court', 200, style)).toBe('Court');
  });
});

it('the picture is a small PNG', async () => {
  const lines = Array.from({ length: 13 }, (_, index) => line(index * 10, 50, `Campagne ${index}`));
  const picture = await questionPicture(drawn(lines));
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 768 });
  expect(picture.length).toBeLessThan(60_000);
});
