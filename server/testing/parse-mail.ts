/** A decoded mail; header names are in lower case. */
export type Mail = { headers: Record<string, string>; text: string }

/** Parses a single-part message (RFC 5322, 2045 and 2047). */
export function parseMail(raw: string): Mail {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw.slice(0, end).replace(/\r\n(?=[ \t])/g, '')
  const headers = Object.fromEntries(
    lines.split('\r\n').map((line) => {
      const [, name = '', value = ''] = /^([^:]+): *(.*)$/.exec(line) ?? []
      return [name.toLowerCase(), decodeWords(value)]
    }),
  )
  const body = raw.slice(end + 4)
  return { headers, text: decodeBody(body, headers['content-transfer-encoding']).replaceAll('\r\n', '\n') }
}

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body
}

function decodeWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?')
  return joined.replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
    encoding.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : decodeQuoted(text.replaceAll('_', ' ')),
  )
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
