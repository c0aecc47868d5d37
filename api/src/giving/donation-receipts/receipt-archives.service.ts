import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { ReceiptFilesService } from '../receipts/receipt-files.service.js';
import { RECEIPT_ARCHIVE_LIMIT } from './donation-receipt.contract.js';
import { donationReceiptErrors as errors } from './donation-receipt.errors.js';
import { ReceiptRecordsService } from './receipt-records.service.js';

/**
 * The files of many receipts in one ZIP archive, to be printed for donors whom no e-mail reaches. Never one PDF of them
 * all: each file remains the one that its hash was taken of.
 */
@Injectable()
export class ReceiptArchivesService {
  private readonly logger = new Logger('ReceiptArchives');

  constructor(
    private readonly records: ReceiptRecordsService,
    private readonly files: ReceiptFilesService,
  ) {}

  /** Of the receipts in force that the filter matches; refuses none and too many (409) before anything is sent. */
  async open({ filter }: RangeQuery): Promise<Readable> {
    const { count, receipts } = await this.records.inForce(filter, RECEIPT_ARCHIVE_LIMIT);
    if (count === 0) throw errors.nothingToArchive();
    if (count > RECEIPT_ARCHIVE_LIMIT) throw errors.tooManyToArchive(count);
    const { ZipFile } = await import('yazl');
    const zip = new ZipFile();
    const out = Readable.from(zip.outputStream);
    zip.on('error', (error: Error) => {
      this.logger.error(error);
      out.destroy(error);
    });
    // A file is read when its turn comes: one is in memory at a time, and who hangs up stops the rest.
    for (const { id, number } of receipts)
      zip.addReadStreamLazy(`recu-fiscal-${number}.pdf`, { compress: false }, (take) => {
        this.files.open(id).then(
          ({ content }) => take(null, Readable.from([content])),
          (error: unknown) => zip.emit('error', error),
        );
      });
    zip.end();
    return out;
  }
}
