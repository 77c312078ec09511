import { expect, test } from 'vitest'
import { decodeCsv } from './decode-csv.ts'

const table = '/ar/قديم;/about\r\n'
const littleEndian = Buffer.from(table, 'utf16le')
const bigEndian = Buffer.from(littleEndian).swap16()

test.each([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${table}`)],
  ['UTF-16LE', littleEndian],
  ['UTF-16LE with a byte order mark', Buffer.from(`\uFEFF${table}`, 'utf16le')],
  ['UTF-16BE', bigEndian],
  ['UTF-16BE with a byte order mark', Buffer.from(`\uFEFF${table}`, 'utf16le').swap16()],
])('a table in %s is decoded', (_name, bytes) => {
  expect(decodeCsv(new Uint8Array(bytes))).toBe(table)
})

test.each([
  ['Windows-1256', [0x2f, 0x61, 0x72, 0x2f, 0xde, 0xcf, 0xed, 0xe3]],
  ['an archive', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00]],
  ['Windows-1252', [0x2f, 0x63, 0x61, 0x66, 0xe9, 0x2c]],
])('a table in %s is not', (_name, bytes) => {
  expect(decodeCsv(new Uint8Array(bytes))).toBeUndefined()
})
