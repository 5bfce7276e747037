// Sending one mail. Two stand behind it: SMTP, and files under the data folder for a shop without a mail server.

export interface Mail {
  /** The queue's own id; names the file, and makes a Message-ID that repeats when a send is repeated. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of a newsletter: where one POST ends it (RFC 8058). */
  readonly unsubscribeUrl: string | null;
}

export interface Mailer {
  /** Throws when the mail server did not take it: the queue tries again. */
  send(mail: Mail): Promise<void>;
  close(): void;
}
