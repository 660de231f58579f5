const hashChunkBytes = 4 * 1024 * 1024;

/**
 * A key for the content of a file, whatever its name. It is the SHA-256 over the SHA-256 of every 4 MiB, because the
 * platform cannot hash incrementally: this way only one piece is in memory. The platform hashes off the main thread.
 *
 * @returns 64 hexadecimal digits
 */
export async function contentKey(file: Blob): Promise<string> {
  const count = Math.max(1, Math.ceil(file.size / hashChunkBytes));
  const digests = new Uint8Array(count * 32);
  for (let index = 0; index < count; index += 1) {
    const chunk = file.slice(index * hashChunkBytes, (index + 1) * hashChunkBytes);
    const digest = await crypto.subtle.digest('SHA-256', await chunk.arrayBuffer());
    digests.set(new Uint8Array(digest), index * 32);
  }
  const key = new Uint8Array(await crypto.subtle.digest('SHA-256', digests));
  return Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
