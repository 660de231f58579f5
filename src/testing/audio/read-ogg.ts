/** The packets of an Ogg stream, and facts from its pages. */
export interface OggStream {
  readonly packets: readonly Uint8Array[];
  readonly pages: number;
  /** Pages whose checksum is wrong. */
  readonly damagedPages: number;
  /** Position of the last page: for audio, samples from the start. */
  readonly lastPosition: number;
}

/** Reads an Ogg file with one logical stream, page by page. */
export function readOgg(file: Uint8Array): OggStream {
  const packets: Uint8Array[] = [];
  let pending: Uint8Array[] = [];
  let pages = 0;
  let damagedPages = 0;
  let lastPosition = 0;
  for (let at = 0; at < file.length; ) {
    const view = new DataView(file.buffer, file.byteOffset + at);
    if (view.getUint32(0) !== 0x4f676753) throw new Error(`no Ogg page at byte ${at}`);
    const lacing = file.subarray(at + 27, at + 27 + file[at + 26]!);
    pages++;
    let body = at + 27 + lacing.length;
    const page = Uint8Array.from(file.subarray(at, body + lacing.reduce((sum, size) => sum + size, 0)));
    page.fill(0, 22, 26);
    if (oggChecksum(page) !== view.getUint32(22, true)) damagedPages++;
    lastPosition = Number(view.getBigInt64(6, true));
    for (const size of lacing) {
      pending.push(file.subarray(body, body + size));
      body += size;
      if (size === 255) continue;
      packets.push(Uint8Array.from(Buffer.concat(pending)));
      pending = [];
    }
    at = body;
  }
  return { packets, pages, damagedPages, lastPosition };
}

function oggChecksum(page: Uint8Array): number {
  let crc = 0;
  for (const byte of page) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}
