import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { Mailer, type MailMessage } from './mailer.js';

/** Emails hold private links: only the account that runs the api reads them. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** Without a mail server, messages are kept as `.eml` files that any mail program opens. */
export class FolderMailer extends Mailer {
  private readonly transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  constructor(private readonly folder: string) {
    super();
  }

  async deliver({ id, returnTag: _returnTag, ...message }: MailMessage): Promise<void> {
    const { message: eml } = await this.transport.sendMail({
      ...message,
      messageId: `<${id}@livres-en-partage>`,
    });
    await mkdir(this.folder, { recursive: true, mode: FOLDER_MODE });
    const path = join(this.folder, `${id}.eml`);
    await writeFile(`${path}.part`, eml as Buffer, { mode: FILE_MODE });
    await rename(`${path}.part`, path);
  }

  async check(): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: FOLDER_MODE });
    await access(this.folder, constants.W_OK);
    return 'Sans serveur de courrier : les messages sont gardés dans la boîte locale';
  }
}
