import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { PrivateFilesService } from '../../content/media/private-files.service.js';
import { ReceiptRow } from './receipt.entity.js';
import { receiptErrors } from './receipt.errors.js';
import { signatureOf } from './receipts.queries.js';
import { DRAW_JOB, type ReceiptOrder, ReceiptsService } from './receipts.service.js';
import { OnJob } from '../../platform/jobs/job.decorators.js';
import { methodsMarked } from '../../platform/discovery/marked-methods.js';

export interface ReceiptFile {
  filename: string;
  content: Buffer;
  sha256: string;
}

type Listener = (tx: EntityManager, receipt: ReceiptRow, file: ReceiptFile) => Promise<void>;

/** Marks a method `(tx, receipt, file)` that follows a receipt whose file was drawn, once and in the same transaction. */
export const OnReceiptDrawn = DiscoveryService.createDecorator<void>();

/** The files of receipts: drawn once, kept for ever, the same byte for byte whenever they are read. */
@Injectable()
export class ReceiptFilesService {
  private listeners: Listener[] | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: PrivateFilesService,
    private readonly receipts: ReceiptsService,
    private readonly discovery: DiscoveryService,
  ) {}

  @OnJob({ name: DRAW_JOB })
  async drawLater({ id }: { id: string }): Promise<void> {
    await this.open(id);
  }

  /** The file of a receipt, drawn now where it was not yet. */
  async open(id: string): Promise<ReceiptFile> {
    const row = await this.dataSource.manager.findOneBy(ReceiptRow, { id });
    if (!row) throw receiptErrors.notFound();
    return row.sha256 ? this.storedFile(row) : this.drawn(row);
  }

  /** What the receipt of an order would look like, drawn anew each time and kept nowhere. */
  async specimen(order: ReceiptOrder): Promise<ReceiptFile> {
    const { signature, ...drawn } = await this.receipts.specimen(order);
    const { drawReceipt } = await import('./receipt-drawing.js');
    const content = await drawReceipt({ ...drawn, number: null }, signature);
    return { filename: 'specimen-de-recu-fiscal.pdf', content, sha256: hashOf(content) };
  }

  private async storedFile(row: ReceiptRow): Promise<ReceiptFile> {
    const content = await this.files.read(row.file_key!);
    if (content && hashOf(content) === row.sha256) return fileOf(row, content);
    // A file that was lost or damaged is drawn again; it counts only if it is the same to the last byte.
    const again = await this.draw(row);
    if (hashOf(again) !== row.sha256) throw receiptErrors.damaged();
    await this.files.keep(row.file_key!, again, 'application/pdf');
    return fileOf(row, again);
  }

  private async drawn(row: ReceiptRow): Promise<ReceiptFile> {
    const file = fileOf(row, await this.draw(row));
    const { content, sha256 } = file;
    const file_key = `receipts/${row.year}/${row.number}-${sha256.slice(0, 16)}.pdf`;
    await this.files.keep(file_key, content, 'application/pdf');
    const isFirst = await this.dataSource.transaction(async (tx) => {
      const written = { file_key, sha256, bytes: content.length };
      const drawn = { ...written, version: () => 'version' };
      const { affected } = await tx.update(ReceiptRow, { id: row.id, sha256: IsNull() }, drawn);
      if (affected === 0) return false;
      this.listeners ??= methodsMarked<Listener>(this.discovery, OnReceiptDrawn);
      for (const listener of this.listeners) await listener(tx, { ...row, ...written }, file);
      return true;
    });
    return isFirst ? file : this.open(row.id);
  }

  private async draw(row: ReceiptRow): Promise<Buffer> {
    const kept = await signatureOf.first(this.dataSource, row.content.signatory.signature);
    const signature = kept?.content ?? null;
    // Loaded only where a receipt is drawn: what draws PDF files is large.
    if (row.content.layout === undefined) {
      const { drawFirstReceipt } = await import('./first-receipt-drawing.js');
      return drawFirstReceipt(row, signature);
    }
    const { drawReceipt } = await import('./receipt-drawing.js');
    return drawReceipt(row, signature);
  }
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const fileOf = ({ number }: ReceiptRow, content: Buffer): ReceiptFile => ({
  filename: `recu-fiscal-${number}.pdf`,
  content,
  sha256: hashOf(content),
});
