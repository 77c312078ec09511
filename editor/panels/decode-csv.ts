/**
 * Decodes a CSV file in UTF-8 or UTF-16, with or without a byte order mark; UTF-16 has a zero byte beside its first
 * letter. Returns undefined for any other encoding, and for a file that is no text.
 */
export function decodeCsv(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const [first, second] = bytes
  const isLittleEndian = (first === 0xff && second === 0xfe) || second === 0
  const isBigEndian = (first === 0xfe && second === 0xff) || first === 0
  const encoding = isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
