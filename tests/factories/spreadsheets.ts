import excel from 'exceljs';

/** A workbook whose first sheet has the lines of a CSV text: numbers as numbers, failed calculations as such. */
export async function workbookOf(csv: string): Promise<Uint8Array<ArrayBuffer>> {
  const book = new excel.Workbook();
  const sheet = book.addWorksheet('Feuille 1');
  for (const line of csv.split(/\r?\n/)) sheet.addRow(line.split(';').map(valueOf));
  return new Uint8Array(await book.xlsx.writeBuffer());
}

function valueOf(cell: string): excel.CellValue {
  if (cell === '') return null;
  if (cell.startsWith('#')) return { error: cell } as excel.CellErrorValue;
  return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}
