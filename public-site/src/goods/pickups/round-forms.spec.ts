import { expect, it } from 'vitest';
import { collectedIn } from './round-forms';

function filled(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

it('what there was of each category is sent, in the words of its type', () => {
  const books = { kind: 'books', 'quantity.Fiction': '40', 'quantity.Arts': '', 'quantity.Chaises': '3' };
  expect(collectedIn(filled(books))).toEqual([{ kind: 'books', category: 'Fiction', quantity: 40 }]);
});

it('what is no number is sent to be refused, not lost', () => {
  const chairs = { kind: 'library_material', 'quantity.Chaises': 'beaucoup', 'quantity.Tables': '2' };
  expect(collectedIn(filled(chairs))).toEqual([
    { kind: 'library_material', category: 'Chaises', quantity: -1 },
    { kind: 'library_material', category: 'Tables', quantity: 2 },
  ]);
});
