/** The position of a page in its stream. */
type PageKind = 'first' | 'middle' | 'last';

const pageFlags: Record<PageKind, number> = { first: 2, middle: 0, last: 4 };

/** Writes packets as pages of an Ogg stream with this serial number, with page numbers and checksums. */
export function oggWriter(serial: number) {
  let sequence = 0;
  return {
    /**
     * One page with these complete packets; `position` is the position of the stream after them, in the unit of its
     * codec. A page takes at most 255 segments of 255 bytes.
     */
    page(
      packets: readonly Uint8Array[],
      position: number,
      kind: PageKind = 'middle',
    ): Uint8Array<ArrayBuffer> {
      const lacing = packets.flatMap(segmentSizes);
      if (lacing.length > 255) throw new RangeError('too many segments for one Ogg page');
      const header = new Uint8Array(27 + lacing.length);
      const view = new DataView(header.buffer);
      header.set(Buffer.from('OggS', 'latin1'));
      header[5] = pageFlags[kind];
      view.setBigInt64(6, BigInt(position), true);
      view.setUint32(14, serial, true);
      view.setUint32(18, sequence++, true);
      header[26] = lacing.length;
      header.set(lacing, 27);
      const page = Uint8Array.from(Buffer.concat([header, ...packets]));
      new DataView(page.buffer).setUint32(22, oggChecksum(page), true);
      return page;
    },
  };
}

/** Segments of a packet; one that fills its last segment needs an empty one after it. */
export function segmentCount(packet: Uint8Array): number {
  return Math.floor(packet.length / 255) + 1;
}

function segmentSizes(packet: Uint8Array): number[] {
  return [...new Array<number>(segmentCount(packet) - 1).fill(255), packet.length % 255];
}

/** CRC-32 with the polynomial 0x04c11db7, high bit first, over the page with its checksum field zero. */
function oggChecksum(page: Uint8Array): number {
  let crc = 0;
  for (const byte of page) crc = (crc << 8) ^ checksumTable[((crc >>> 24) ^ byte) & 0xff]!;
  return crc >>> 0;
}

const checksumTable = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit++) value = value < 0 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value;
});
