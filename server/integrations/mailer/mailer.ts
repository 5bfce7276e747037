// Sends one mail, by SMTP or, in a shop without a mail server, as a file in the data folder.

export interface Mail {
  /** The queue's id. Names the file, and gives a repeated send the same Message-ID. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** For a newsletter: a POST to it unsubscribes (RFC 8058). */
  readonly unsubscribeUrl: string | null;
  /** Reply-to address; null: the sender. */
  readonly replyTo: string | null;
  /** A PDF; null: none. */
  readonly attachment: { readonly name: string; readonly content: Buffer } | null;
}

export interface Mailer {
  /** Throws if the mail server did not accept it: the queue tries again. */
  send(mail: Mail): Promise<void>;
  close(): void;
}
