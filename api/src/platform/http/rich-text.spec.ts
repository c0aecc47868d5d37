import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from './rich-text.js';

describe('rich text that staff write', () => {
  it('keeps paragraphs, lists, headings and links', () => {
    const html = '<h2>But</h2><p>Un <strong>livre</strong></p><ul><li>un</li></ul>';
    expect(sanitiseRichText(html)).toBe(html);
    expect(sanitiseRichText('<a href="https://example.org" onclick="x()">ici</a>')).toBe(
      '<a href="https://example.org" rel="noopener noreferrer">ici</a>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg><animate onbegin=alert(1)></svg>',
    '<iframe src="https://example.org"></iframe>',
    '<style>*{display:none}</style>',
  ])('loses %s', (html) => {
    expect(sanitiseRichText(html)).not.toMatch(/script|onerror|onbegin|javascript|iframe|<style|<img|<svg/i);
  });

  it('is empty where it only looks empty', () => {
    expect(sanitiseRichText('<p><br></p>')).toBe('');
  });
});
