// Writes zip archives for tests, also invalid ones.
import { crc32, deflateRawSync } from 'node:zlib';

export interface TestEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** The size that the archive declares; by default the real one. */
  readonly claimed?: number;
  readonly isEncrypted?: boolean;
  /** As a Mac writes it: the archive does not say that its names are UTF-8. */
  readonly isNotUtf8?: boolean;
}

export function writeZip(entries: readonly TestEntry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed, isEncrypted = false, isNotUtf8 = false } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE((isEncrypted ? 0x801 : 0x800) & (isNotUtf8 ? ~0x800 : 0xffff), 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimed ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const path = Buffer.from(name);
    const record = Buffer.concat([Buffer.from('PK\x03\x04'), fields, path, packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, more, path]));
    local.push(record);
    offset += record.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06'), end]);
}
